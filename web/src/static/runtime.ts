/** Python in a worker: the files of the runtime are read with progress, kept for the next time, and started. */

/** What is used of Pyodide. */
export interface Python {
  unpackArchive(buffer: ArrayBuffer, format: 'zip', options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

interface File {
  name: string;
  /** Bytes to be read. */
  size: number;
}
interface Runtime {
  /** What Pyodide wants to know of itself. */
  info: Record<string, string>;
  files: Files;
  /** Archives of older rules by their names. */
  rules: Record<string, File>;
}
interface Files {
  loader: File;
  module: File;
  wasm: File;
  library: File;
  program: File;
}
export type Progress = (done: number, total: number) => void;

const KEPT = 'runtime'; // names of these files hold a hash of what is in them
const FOLDER = '/undercroft';

/** From here everything of the site is found: workers lie in `assets/`. */
const site = new URL('../', self.location.href);

async function open(file: File): Promise<Response> {
  const address = new URL(file.name, site);
  const kept = 'caches' in self ? await caches.open(KEPT).catch(() => undefined) : undefined;
  const found = await kept?.match(address);
  if (found) return found;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`);
  // A browser that has no room keeps nothing, and plays all the same.
  if (kept) void kept.put(address, answer.clone()).catch(() => undefined);
  return answer;
}

/** Files that are small as they lie on the host: not every host compresses. */
function unzipped(stream: ReadableStream<BufferSource>, type: string): Response {
  return new Response(stream.pipeThrough(new DecompressionStream('gzip')), { headers: { 'Content-Type': type } });
}

async function imported<Module>(source: Response): Promise<Module> {
  const address = URL.createObjectURL(new Blob([await source.text()], { type: 'text/javascript' }));
  try {
    return (await import(/* @vite-ignore */ address)) as Module;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function runtime(): Promise<Runtime> {
  return (await (await fetch(new URL('runtime.json', site))).json()) as Runtime;
}

/** An archive of older rules in base64. */
export async function readRules(name: string): Promise<string> {
  const file = (await runtime()).rules[name];
  if (!file) throw new Error(`${name} is not of this site`);
  const bytes = new Uint8Array(await (await open(file)).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export async function startPython(progress: Progress = () => undefined): Promise<Python> {
  const { info, files } = await runtime();
  const wanted = [files.loader, files.module, files.wasm, files.library, files.program];
  const total = wanted.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const read = async (file: File): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        done += chunk.length;
        progress(done, total);
        controller.enqueue(chunk);
      },
    });
    return (await open(file)).body!.pipeThrough(counting);
  };
  const [loader, module, wasm, library, program] = await Promise.all(wanted.map(read));
  const packed = new Response(program).arrayBuffer();
  const given: Record<string, Response> = {
    'pyodide.asm.wasm': unzipped(wasm!, 'application/wasm'),
    'python_stdlib.zip': new Response(library),
  };
  const fetchOutside = self.fetch.bind(self);
  const fetchHere: typeof fetch = (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    const answer = given[address.split('/').pop()!];
    return answer ? Promise.resolve(answer) : fetchOutside(input, options);
  };
  Object.assign(self, { fetch: fetchHere });
  const script = 'text/javascript';
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    imported<{ loadPyodide: (options: object) => Promise<Python> }>(unzipped(loader!, script)),
    imported<{ default: unknown }>(unzipped(module!, script)),
  ]);
  const lockFileContents = { info, packages: {} };
  const indexURL = new URL('python/', site).href;
  const python = await loadPyodide({ indexURL, createPyodideModule, lockFileContents, packageBaseUrl: indexURL });
  Object.assign(self, { fetch: fetchOutside });
  python.unpackArchive(await packed, 'zip', { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return python;
}
