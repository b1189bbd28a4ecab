/** HTTP: other people, messages, weeks and one's own data. Only the pages about them load it. */
import type {
  Absence,
  BondChange,
  Circle,
  Friends,
  Me,
  NewChannel,
  NewFriend,
  Notices,
  Player,
  Quiet,
  Summary,
  Weekly,
  WeeklyBoard,
} from '../../gen/protocol';
import { ask, send } from './api';

export const social = {
  notices: () => ask<Notices>('GET', '/api/me/notices'),
  setQuiet: (quiet: Quiet | null) => ask<Notices>('PUT', '/api/me/notices', { quiet }),
  addChannel: (body: NewChannel) => ask<Notices>('POST', '/api/me/notices/channels', body),
  switchChannel: (id: string, isOn: boolean) => ask<Notices>('PUT', `/api/me/notices/channels/${id}`, { is_on: isOn }),
  dropChannel: (id: string) => ask<Notices>('DELETE', `/api/me/notices/channels/${id}`),
  absence: () => ask<Absence>('GET', '/api/me/absence'),
  leave: (days: number) => ask<Absence>('PUT', '/api/me/absence', { days }),
  /** Does what the signed link of a message says. */
  follow: (act: 'mute' | 'unmute' | 'confirm', token: string) => send('POST', `/api/notices/${act}/${token}`),
  friends: () => ask<Friends>('GET', '/api/friends'),
  /** The person who gave a link away. */
  behindLink: (token: string) => ask<Player>('GET', `/api/friends/links/${token}`),
  befriend: (body: NewFriend) => ask<Friends>('POST', '/api/friends', body),
  bond: (person: string, kind: BondChange['kind'], on: boolean) => ask<Friends>('PUT', `/api/friends/${person}`, { kind, on }),
  invite: (person: string, table: string) => send('POST', `/api/friends/${person}/invite`, { table }),
  weekly: () => ask<Weekly>('GET', '/api/weekly'),
  playWeekly: (game: string, deal: number) => ask<Summary>('POST', `/api/weekly/${game}/${deal}`),
  weeklyBoard: (game: string, week: string, among = '') => ask<WeeklyBoard>('GET', `/api/weekly/${game}/${week}?among=${among}`),
  circle: (id: string) => ask<Circle>('GET', `/api/circles/${id}`),
  foundCircle: (name: string) => ask<Circle>('POST', '/api/circles', { name }),
  joinCircle: (id: string) => ask<Circle>('POST', `/api/circles/${id}`),
  leaveCircle: (id: string) => ask<Weekly>('DELETE', `/api/circles/${id}`),
  /** Deletes this person and everything that belongs to them. */
  erase: (password: string) => ask<Me>('DELETE', '/api/me', { password }),
};
