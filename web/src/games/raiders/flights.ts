/** Cards fly from the hand to the plates of the seats: one pair of ends for both. */
import { flight } from '../../lib/motion';

export const [send, receive] = flight();
