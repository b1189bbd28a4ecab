/** Texts that are loaded with what they belong to: `lesson`, `rules`, `games/chest/lesson`, `games/serpent/signs`. */
const files = import.meta.glob<string>(['../lesson/*.ftl', '../rules/*.ftl', '../games/*/*/*.ftl'], { query: '?raw', import: 'default' });

export const laterText = async (name: string, language: string): Promise<string> => (await files[`../${name}/${language}.ftl`]?.()) ?? '';
