// Starts a table in Pyodide as a page does, and compiles what that has imported: node start.mjs PYODIDE FOLDER LIBRARY
// SOURCE… reads library.zip and program.bin in the folder and writes compiled.zip. Each SOURCE stays as it is.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [pyodide, folder, library, ...sources] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${pyodide}/`,
  stdLibURL: `${folder}/library.zip`,
  env: { HOME: '/tmp', PYTHONHASHSEED: '0' }, // sets are written in the same order each time
});
unpack(gunzipSync(readFileSync(`${folder}/program.bin`)));
python.runPython(readFileSync(new URL('start.py', import.meta.url), 'utf8'));
await python.globals.get('start')();
python.globals.get('write')(library, python.toPy(sources));
writeFileSync(`${folder}/compiled.zip`, python.FS.readFile('/compiled.zip'));
process.exit(0); // Pyodide keeps Node awake

/** As the page does (runtime.ts): what Python unpacked would be imported for that. */
function unpack(body) {
  let begin = body.indexOf(10) + 1;
  for (const [name, size] of Object.entries(JSON.parse(body.subarray(0, begin).toString()))) {
    const path = `/undercroft/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    python.FS.writeFile(path, body.subarray(begin, begin + size));
    begin += size;
  }
}
