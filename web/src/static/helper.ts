/** A helper: a worker with a Python of its own, where bots think while the tables stay at hand. */
import type { Asked, Told } from './messages';
import { startPython } from './runtime';

interface Helper {
  handle(kind: string, text: string): string;
}

const helper = startPython(true).then((python) => python.runPython('from undercroft.browser.helper import Helper; Helper()') as Helper);

addEventListener('message', async ({ data: { id, kind, text } }: MessageEvent<Asked>) => {
  let told: Told;
  try {
    told = { id, text: (await helper).handle(kind, text) };
  } catch (problem) {
    told = { id, problem: String(problem) };
  }
  postMessage(told);
});
