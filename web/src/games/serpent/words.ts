/** Cards, locations, quests and fighters in words, for labels, tooltips and screen readers. */
import type { Move, View } from '../../../gen/protocol';
import { gameText, t } from '../../lib/texts.svelte';
import { CARDS, LOCATIONS } from './book';
import type { Fighter } from './fighter';
import { valuesOf } from './scene';
import { FORMS, SIDES, tableOf, type Exit, type Place, type TableView } from './table';

const say = (id: string, args: Record<string, unknown> = {}): string => gameText('serpent', `serpent-${id}`, args) ?? '';

export const cardName = (card: string): string => say('card', { card });
export const placeName = (place: string): string => say('place', { place });
export const questName = (quest: string): string => say('quest', { quest });
export const heroName = (hero: string): string => say('hero', { hero });
/** Returns the abilities of the side that a hero plays with. */
export const heroRule = (hero: string, grade: string): string => say(`hero-${hero}${grade === 'heroic' ? '-heroic' : ''}-rule`);
export const questRule = (quest: string): string => say(`quest-${quest}-rule`);
export const placeRule = (place: string): string => say(`location-${place}-rule`);
export const statName = (stat: string): string => say('stat', { stat });
export const formName = (form: string): string => say('form', { form });
export const sideName = (side: string): string => say('side', { side });
export const abilityName = (ability: string): string => say('ability', { ability });
export const monsterName = (monster: string): string => say('monster', { monster });

export function cardRule(card: string): string {
  return say(`${CARDS.get(card)?.sort === 'monster' ? 'monster' : 'card'}-${card}-rule`);
}

/** Several things told one after the other. */
function sentences(parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ');
}

/** Sort, kinds and duration: «treasure · weapon · permanent». */
export function cardKind(card: string): string {
  const face = CARDS.get(card);
  if (!face) return '';
  const words = [t('board-serpent-sort', { sort: face.sort }), ...face.kinds.map((kind) => say(`word-${kind}`))];
  if (face.timing === 'response' || face.timing === 'any') words.push(t('board-serpent-timing', { timing: face.timing }));
  return words.join(' · ');
}

/** A card read aloud: name, kind, price, figures, rule. */
export function cardLabel(card: string): string {
  const face = CARDS.get(card);
  if (!face) return cardName(card);
  const price = face.is_glory ? t('board-serpent-costs-glory', { cost: face.cost }) : t('board-serpent-costs-peril', { cost: face.cost });
  return sentences([cardName(card), cardKind(card), price, figures(card), cardRule(card)]);
}

/** Values and health of a monster. */
export function figures(card: string): string {
  const face = CARDS.get(card);
  if (!face?.values) return '';
  const printed = face.values;
  const values = FORMS.map((form) => `${formName(form)} ${printed[form]}`);
  return `${values.join(', ')}, ${t('board-serpent-health', { health: face.health, most: face.health })}`;
}

export function exitText(exit: Exit): string {
  const kind = t('board-serpent-exit', { kind: exit.kind });
  return exit.stat ? `${kind} (${statName(exit.stat)} ${exit.number})` : kind;
}

/** Returns the roll that the own hero needs in a test; a spectator has none. */
function needText(need: number | null | undefined): string {
  return need === undefined ? '' : t('board-serpent-need', { need: need ?? 'never' });
}

/** A location in short: what it brings, its rule, and the tests it asks of a hero who comes in or goes out. */
export function placeStory(place: Place): string {
  const face = LOCATIONS.get(place.place);
  const exits = place.exits.flatMap((exit, i) => {
    const kind = exit.now ?? exit.kind;
    const need = needText(exit.need);
    return exit.way && (kind === 'blocked' || kind === 'trap')
      ? [`${sideName(SIDES[i] ?? '')}: ${exitText({ ...exit, kind })}${need && ` – ${need}`}`]
      : [];
  });
  const need = needText(place.need);
  return sentences([
    face ? t('board-serpent-brings', { glory: face.glory, peril: face.peril }) : '',
    placeRule(place.place),
    need && capital(need),
    capital(exits.join('; ')),
  ]);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A location read aloud: what it brings, its exits, and who and what is there. */
export function placeLabel(table: TableView, place: Place, names: readonly string[]): string {
  const face = LOCATIONS.get(place.place);
  const exits = place.exits.map((exit, i) => `${sideName(SIDES[i] ?? '')}: ${exitText({ ...exit, kind: exit.now ?? exit.kind })}`);
  const heroes = table.heroes.filter((hero) => hero.place === place.place && !hero.is_out).map(({ seat }) => names[seat] ?? '');
  const traps = table.pieces.filter((piece) => piece.zone === 'laid' && piece.place === place.place).map(({ card }) => cardName(card));
  const escorts = table.quests.filter(({ token }) => token === place.place).map(({ quest }) => questName(quest));
  return sentences([
    placeName(place.place),
    face ? t('board-serpent-brings', { glory: face.glory, peril: face.peril }) : '',
    placeRule(place.place),
    exits.join(', '),
    heroes.length ? t('board-serpent-here', { who: heroes.join(', ') }) : '',
    traps.length ? t('board-serpent-laid', { what: traps.join(', ') }) : '',
    escorts.join(', '),
  ]);
}

/** The values of both sides of a fight that a move would begin. */
export function valuesText(move: Move, view: View): string | undefined {
  const values = valuesOf(move, view);
  return values && t('board-serpent-versus', { own: values[0], foe: values[1] });
}

/** Returns the exit with a test on the way somewhere, and the cost of failing. */
export function wayText(place: string, view: View): string | undefined {
  const found = tableOf(view).crossings?.find(({ to }) => to === place);
  if (!found) return undefined;
  return t('board-serpent-crossing', { exit: exitText(found), need: needText(found.need), costs: found.costs });
}

/** Returns the notes beside a move: tests on the way, the values of a fight, a plan of villainy that it completes. */
export function noteText(move: Move, view: View): string | undefined {
  const way = move.verb === 'go' ? wayText(String(move.args['place']), view) : undefined;
  const notes = [way, valuesText(move, view), tableOf(view).completing.includes(move.text) ? t('board-serpent-declares') : undefined];
  return notes.filter((note) => note !== undefined).join(' · ') || undefined;
}

/** What adds to a roll: a value, a card, a location, a quest's thing, a hero's gift, or a word. */
export function partName(name: string): string {
  const [sort = '', which = ''] = name.split(':');
  if (sort === 'form') return formName(which);
  return ['card', 'place', 'quest', 'hero'].includes(sort) ? say(sort, { [sort]: which }) : t('board-serpent-part', { part: sort });
}

export function fighterName(fighter: Fighter, names: readonly string[]): string {
  return fighter.kind === 'hero' ? (names[fighter.seat] ?? '') : monsterName(fighter.id);
}
