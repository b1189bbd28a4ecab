/** The people that this person has to do with: friends, questions, blocks and mutes. */
import type { BondChange, Friends, NewFriend } from '../../gen/protocol';
import { refusalIn, type Refusal } from '../lib/api';
import { social } from '../lib/social';

class Company {
  all = $state.raw<Friends | null>(null);
  problem = $state.raw<Refusal['code'] | null>(null);

  async #take(work: () => Promise<Friends>): Promise<void> {
    this.problem = null;
    try {
      this.all = await work();
    } catch (reason) {
      this.problem = refusalIn(reason).code;
    }
  }

  load = (): Promise<void> => this.#take(social.friends);
  befriend = (asked: NewFriend): Promise<void> => this.#take(() => social.befriend(asked));
  bond = (person: string, kind: BondChange['kind'], on: boolean): Promise<void> => this.#take(() => social.bond(person, kind, on));

  /** The bond to a person, the strongest one. */
  to(person: string): 'friend' | 'asked' | 'asking' | 'none' {
    const { friends = [], asked = [], asking = [] } = this.all ?? {};
    if (friends.some(({ player }) => player.id === person)) return 'friend';
    if (asking.some(({ id }) => id === person)) return 'asking';
    return asked.some(({ id }) => id === person) ? 'asked' : 'none';
  }

  has(kind: 'blocked' | 'muted', person: string): boolean {
    return this.all?.[kind].some(({ id }) => id === person) ?? false;
  }
}

export const company = new Company();
