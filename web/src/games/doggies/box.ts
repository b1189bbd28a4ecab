/** What is printed on the cards, as the server's rules have read it: no figure is written a second time here. */
import { api } from '../../lib/api';
import type { DogFace, QuestFace, RoomFace } from './table';

const { rooms, quests, dogs } = await api.faces('doggies');

export const roomCard = (id: string): RoomFace => rooms[id]!;
export const questCard = (id: string): QuestFace => quests[id]!;
export const dogCard = (id: string): DogFace => dogs[id]!;
