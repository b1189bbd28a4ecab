/** Texts that are loaded with what they belong to: `people`, `workshop`, `real`, `lesson`, `rules`, `games/chest/lesson`, `games/serpent/signs`. */
const files = import.meta.glob<string>(['../../texts/*/*.ftl', '../lesson/*.ftl', '../rules/*.ftl', '../games/*/*/*.ftl'], {
  query: '?raw',
  import: 'default',
});

export async function textOf(name: string, language: string): Promise<string> {
  const load = files[`../${name}/${language}.ftl`] ?? files[`../../texts/${name}/${language}.ftl`];
  return (await load?.()) ?? '';
}
