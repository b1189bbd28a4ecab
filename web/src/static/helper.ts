/** A helper: a worker with a Python of its own, where bots think while the tables stay at hand. */
import type { Asked, Told } from './messages';
import { keepGame, startPython } from './runtime';

interface Helper {
  handle(kind: string, text: string): string;
}

const helper = startPython().then((python) => python.runPython('from undercroft.browser.helpers import Helper; Helper()') as Helper);

async function answer({ id, kind, text }: Asked): Promise<Told> {
  try {
    await keepGame(text);
    return { id, text: (await helper).handle(kind, text) };
  } catch (problem) {
    return { id, problem: String(problem) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data).then((told) => postMessage(told)));
