/** The journal of a `JournalStore` (Python) in IndexedDB. What was appended is on the disk when the promise is kept. */

const NAME = 'undercroft';
const WRITES = 'writes'; // by their numbers
const KEEPING = 'keeping'; // the snapshot, and who writes
const SNAPSHOT = 'snapshot';
const OWNER = 'owner';

interface Snapshot {
  upto: number;
  text: string;
}

function asked<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.message ?? 'the database does not answer'));
  });
}

export class Journal {
  readonly #me = crypto.getRandomValues(new Uint32Array(4)).join('-');
  readonly #ontaken: () => void;
  #database: IDBDatabase | undefined;

  /** `ontaken`: another page writes now; this one may not any more. */
  constructor(ontaken: () => void) {
    this.#ontaken = ontaken;
  }

  /** Returns the whole journal as JSON. From here on this page is the only writer. */
  async read(): Promise<string> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(WRITES);
      opening.result.createObjectStore(KEEPING);
    };
    this.#database = await asked(opening);
    let found: [Snapshot | undefined, string[]] = [undefined, []];
    await this.#transact(async (writes, keeping) => {
      keeping.put(this.#me, OWNER);
      found = await Promise.all([
        asked(keeping.get(SNAPSHOT) as IDBRequest<Snapshot | undefined>),
        asked(writes.getAll() as IDBRequest<string[]>),
      ]);
    });
    const [snapshot, writes] = found;
    return JSON.stringify({ snapshot: snapshot?.text ?? null, upto: snapshot?.upto ?? 0, writes });
  }

  append(number: number, write: string): Promise<void> {
    return this.#own((writes) => {
      writes.add(write, number);
    });
  }

  /** A snapshot in the place of everything up to a write. */
  replace(upto: number, text: string): Promise<void> {
    return this.#own((writes, keeping) => {
      keeping.put({ upto, text } satisfies Snapshot, SNAPSHOT);
      writes.delete(IDBKeyRange.upperBound(upto));
    });
  }

  /** Writes in the same transaction that checks whether this page is still the writer. */
  #own(change: (writes: IDBObjectStore, keeping: IDBObjectStore) => void): Promise<void> {
    return this.#transact(async (writes, keeping) => {
      if ((await asked(keeping.get(OWNER) as IDBRequest<string>)) !== this.#me) {
        this.#ontaken();
        throw new Error('another page has taken the table over');
      }
      change(writes, keeping);
    });
  }

  #transact(work: (writes: IDBObjectStore, keeping: IDBObjectStore) => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      // Strict: complete when it is on the disk, not when the system has been told to write it some time.
      const transaction = this.#database!.transaction([WRITES, KEEPING], 'readwrite', { durability: 'strict' });
      const fail = (): void => reject(new Error(transaction.error?.message ?? 'the browser did not keep it'));
      transaction.oncomplete = () => resolve();
      transaction.onabort = fail;
      transaction.onerror = fail;
      work(transaction.objectStore(WRITES), transaction.objectStore(KEEPING)).catch((reason: unknown) => {
        reject(reason instanceof Error ? reason : new Error(String(reason)));
        transaction.abort();
      });
    });
  }
}
