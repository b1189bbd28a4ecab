/** The printed cards as the server's rules have read them, so that no figure is repeated here. */
import { api } from '../../lib/api';
import type { DogFace, QuestFace, RoomFace } from './table';

const { rooms, quests, dogs } = await api.faces('doggies');

export const roomCard = (id: string): RoomFace => rooms[id]!;
export const questCard = (id: string): QuestFace => quests[id]!;
export const dogCard = (id: string): DogFace => dogs[id]!;
