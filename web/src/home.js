// The first screen of the page, before the script that brings it to life: which language, and is it the first screen?
{
  const app = document.getElementById('app');
  const isHome = /^#?\/?(\?|$)/.test(location.hash); // a server sends this at one address only
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('undercroft.settings') ?? '{}');
  } catch {
    // a browser that remembers nothing
  }
  const wished = [kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en'];
  const home = wished.map((language) => document.querySelector(`template[lang="${language}"]`)).find(Boolean);
  document.documentElement.lang = home.lang;
  document.head.append(...home.content.querySelectorAll(isHome ? 'link' : 'link[rel=modulepreload]'));
  if (isHome) {
    document.documentElement.dataset.contrast = kept.contrast ?? 'normal';
    app.dataset.home = home.lang;
    app.inert = true; // nothing would come of a click yet
    app.append(home.content);
  }
}
