/** The printed cards as the server's rules have read them: a view only names cards and tells changes. */
import { api } from '../../lib/api';

const { cards, locations, quests, most_tokens } = await api.faces('serpent');

export const CARDS = new Map(Object.entries(cards));
export const LOCATIONS = new Map(Object.entries(locations));
export const QUESTS = new Map(Object.entries(quests));
/** Tokens that the event holds. */
export const MOST_TOKENS = most_tokens;
