/** Options of a game as its JSON Schema tells them: what can be asked with a checkbox or a list. */
import type { GameInfo } from '../../gen/protocol';
import { boardText, gameText } from './texts.svelte';

export type Option = { kind: 'switch'; name: string; preset: boolean } | { kind: 'list'; name: string; values: string[]; preset: string };

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  default?: unknown;
}

export function optionsOf(game: GameInfo): Option[] {
  const schema = game.options as Schema;
  const root = schema.$ref ? schema.$defs?.[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return Object.entries(root?.properties ?? {}).flatMap(([name, field]) => read(name, field));
}

/** Options that no list or checkbox can ask for, such as a list of heroes, keep their defaults. */
function read(name: string, field: Schema): Option[] {
  if (field.type === 'boolean') return [{ kind: 'switch', name, preset: field.default === true }];
  const values = [field, ...(field.anyOf ?? [])].find((one) => one.enum)?.enum?.filter((value) => typeof value === 'string');
  if (values?.length) return [{ kind: 'list', name, values, preset: String(field.default ?? values[0]) }];
  return [];
}

/** Returns the name of an option of a game, or a text about it. */
export function optionText(game: string, id: string): string | undefined {
  return gameText(game, `${game}-option-${id}`);
}

/** Returns the name of a value of a list. */
export function valueText(game: string, option: string, value: string): string {
  return boardText(`${game}-option-${option}-${value}`) ?? optionText(game, `${option}-${value}`) ?? value;
}
