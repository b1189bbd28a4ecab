/** What a lesson needs beside its table: the script, its texts, the view of the learner's seat. */
import type { Language } from '../lib/settings.svelte';
import type { TableSession } from '../lib/session.svelte';
import { needTexts } from '../lib/texts.svelte';
import { Lesson } from './lesson.svelte';
import { LEARNER, scriptOf } from './script';

export async function teach(session: TableSession, game: string, language: Language, lesson: Lesson | null): Promise<Lesson | null> {
  const [script] = await Promise.all([scriptOf(game), needTexts(`games/${game}/lesson`, language), needTexts('lesson', language)]);
  if (session.seat !== LEARNER) await session.look(LEARNER);
  return lesson ?? (script && new Lesson(session, script));
}
