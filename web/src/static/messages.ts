/** Messages between the page and the worker with the tables. */
export type FromPage =
  | { type: 'start'; base: string; language: string; pause: number | null }
  | { type: 'choose'; game: string }
  | { type: 'fetch'; id: number; method: string; path: string; body: string }
  | { type: 'connect'; id: number; path: string }
  | { type: 'send'; id: number; text: string }
  | { type: 'close'; id: number };

/** An answer as the table gives it: `body` is text. */
export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

export type FromWorker =
  | { type: 'progress'; done: number; total: number }
  | { type: 'ready' }
  | { type: 'failed'; text: string }
  | { type: 'taken' }
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'said'; id: number; text: string }
  | { type: 'closed'; id: number; code: number };

/** Messages between the worker with the tables and a helper. */
export interface Asked {
  id: number;
  kind: string;
  text: string;
}
export interface Told {
  id: number;
  text?: string;
  problem?: string;
}
