// Shows the first screen in the visitor's language, then brings in the client, which makes it live. Until something is to
// be seen nothing else is asked for: on a slow line each file would hold up the others.
{
  const LONGEST = 2000; // milliseconds, for a browser that does not tell when it paints
  const app = document.getElementById('app');
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('undercroft.settings') ?? '{}');
  } catch {
    // a browser that remembers nothing
  }
  const wished = [kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en'];
  const home = wished.map((language) => document.querySelector(`template[lang="${language}"]`)).find(Boolean);
  const early = home?.content.querySelectorAll('link') ?? []; // what the client will ask for
  let isIn = false;
  const bring = () => {
    if (isIn) return;
    isIn = true;
    document.head.append(...early, document.getElementById('client').content);
  };
  // A server sends the first screen at its own address only; a host of files has one address for all.
  if (home && /^#?\/?(\?|$)/.test(location.hash)) {
    document.documentElement.lang = home.lang;
    document.documentElement.dataset.contrast = kept.contrast ?? 'normal';
    for (const link of early) link.remove();
    app.dataset.home = home.lang;
    app.append(home.content);
    // Nothing would come of a click yet. The heading and its landmark stay, so that the page can be read meanwhile.
    for (const part of app.querySelectorAll('header, nav, section, footer')) part.inert = true;
    const look = (paints) => paints.getEntriesByName('first-contentful-paint').length && bring();
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
    setTimeout(bring, document.hidden ? 0 : LONGEST);
  } else bring();
}
