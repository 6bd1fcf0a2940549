/** What is used of the browser's requests; an `IDBRequest` is one. */
export type StoreRequest = EventTarget & { readonly result: unknown; readonly error: Error | null }
export type Store = {
  get(key: string): StoreRequest
  getAll(): StoreRequest
  put(value: unknown, key: string): StoreRequest
  delete(key: string): StoreRequest
}
export type Transaction = EventTarget & {
  objectStore(name: string): Store
  readonly error: Error | null
  abort(): void
}
export type Connection = EventTarget & {
  readonly version: number
  readonly objectStoreNames: { contains(name: string): boolean }
  createObjectStore(name: string): unknown
  transaction(store: string, mode: Mode): Transaction
  close(): void
}
export type OpenRequest = EventTarget & { readonly result: Connection; readonly error: Error | null }
/** What opens databases; the browser's `indexedDB` is one. */
export type Opener = { open(name: string, version?: number): OpenRequest }
type Mode = 'readonly' | 'readwrite'

type Options = {
  name: string
  store: string
  /** Asked each time: where storage is forbidden, looking at it throws. */
  opener?: () => Opener
  /** So long may an opening or a transaction take. */
  patienceMilliseconds?: number
}

export type Database = {
  /**
   * Runs one request, after those before it. It is done when its transaction is: only then is something kept.
   * Rejects where the browser offers no database, or refuses.
   */
  run: (mode: Mode, request: (store: Store) => StoreRequest) => Promise<unknown>
}

/**
 * The one way to the browser's database. Browsers close it as they like (storage cleared, another version of the app, a phone that was
 * asleep) and some never answer: it is opened again then, and what failed is tried once more. A failed opening is forgotten at once.
 */
export function createDatabase(options: Options): Database {
  const { name, store, opener = () => indexedDB, patienceMilliseconds = 3000 } = options
  let opened: Promise<Connection> | null = null
  let last: Promise<unknown> = Promise.resolve()

  const connect = (): Promise<Connection> => {
    const forget = () => {
      if (opened === opening) opened = null
    }
    const opening = (async () => {
      const connection = await openStore(opener(), name, store, patienceMilliseconds)
      connection.addEventListener('close', forget)
      connection.addEventListener('versionchange', () => {
        forget()
        connection.close()
      })
      return connection
    })()
    opened = opening
    opening.catch(forget)
    return opening
  }
  const attempt: Database['run'] = async (mode, request) => {
    const opening = opened ?? connect()
    const connection = await opening
    try {
      return await resultOf(connection.transaction(store, mode), store, request, patienceMilliseconds)
    } catch (error) {
      if (opened === opening) opened = null
      connection.close()
      throw error
    }
  }
  return {
    run: (mode, request) => {
      const result = last.then(() => attempt(mode, request).catch((error: unknown) => again(error, mode, request)))
      last = result.catch(() => undefined)
      return result
    },
  }

  function again(error: unknown, ...call: Parameters<Database['run']>): Promise<unknown> {
    if (error instanceof Error && error.name === 'QuotaExceededError') throw error
    return attempt(...call)
  }
}

/** Whatever version there is. One without the store, which something else made, gets it. */
async function openStore(opener: Opener, name: string, store: string, patience: number): Promise<Connection> {
  const found = await open(() => opener.open(name), store, patience)
  if (found.objectStoreNames.contains(store)) return found
  found.close()
  return open(() => opener.open(name, found.version + 1), store, patience)
}

function open(ask: () => OpenRequest, store: string, patience: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const request = ask()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new Error('The database did not open in time'))
    }, patience)
    request.addEventListener('upgradeneeded', () => {
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store)
    })
    request.addEventListener('success', () => {
      clearTimeout(timer)
      if (isLate) request.result.close()
      else resolve(request.result)
    })
    request.addEventListener('error', () => {
      clearTimeout(timer)
      reject(request.error ?? new Error('The database did not open'))
    })
  })
}

function resultOf(
  transaction: Transaction,
  store: string,
  run: (store: Store) => StoreRequest,
  patience: number,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const refuse = () => {
      clearTimeout(timer)
      reject(transaction.error ?? request.error ?? new Error('The database refused'))
    }
    const timer = setTimeout(() => {
      refuse()
      // What was given up must not happen later, after what came next.
      abort(transaction)
    }, patience)
    transaction.addEventListener('complete', () => {
      clearTimeout(timer)
      resolve(request.result)
    })
    transaction.addEventListener('abort', refuse)
    transaction.addEventListener('error', refuse)
    const request = run(transaction.objectStore(store))
  })
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort()
  } catch {
    // It is over already, or its connection is lost.
  }
}
