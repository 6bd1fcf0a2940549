import type { Connection, OpenRequest, Store, StoreRequest, Transaction } from '../database.ts'

class FakeRequest extends EventTarget implements StoreRequest {
  error: Error | null = null
  readonly result: unknown
  constructor(result: unknown) {
    super()
    this.result = result
  }
}

class FakeTransaction extends EventTarget implements Transaction {
  error: Error | null = null
  private isOver = false
  private readonly undo: () => void
  private readonly rows: Map<string, unknown>
  private readonly browser: FakeBrowser
  constructor(rows: Map<string, unknown>, browser: FakeBrowser) {
    super()
    this.rows = rows
    this.browser = browser
    const before = new Map(rows)
    this.undo = () => {
      rows.clear()
      for (const [key, value] of before) rows.set(key, value)
    }
  }
  objectStore(): Store {
    const answer = (result: unknown) => {
      queueMicrotask(() => this.finish())
      return new FakeRequest(result)
    }
    return {
      get: (key) => answer(this.rows.get(key)),
      getAll: () => answer([...this.rows.values()]),
      put: (value, key) => answer(this.rows.set(key, value)),
      delete: (key) => answer(this.rows.delete(key)),
    }
  }
  abort(): void {
    if (this.isOver) throw new DOMException('Over', 'InvalidStateError')
    this.isOver = true
    this.undo()
  }
  private finish(): void {
    if (this.browser.hangsIn === 'transaction' || this.isOver) return
    this.isOver = true
    this.error = this.browser.refusal
    if (this.error !== null) this.undo()
    this.dispatchEvent(new Event(this.error === null ? 'complete' : 'abort'))
  }
}

class FakeConnection extends EventTarget implements Connection {
  readonly version = 1
  isClosed = false
  readonly objectStoreNames = { contains: (name: string) => this.browser.stores.has(name) }
  private readonly browser: FakeBrowser
  constructor(browser: FakeBrowser) {
    super()
    this.browser = browser
  }
  createObjectStore(name: string): void {
    this.browser.stores.set(name, new Map())
  }
  transaction(store: string): Transaction {
    if (this.isClosed) throw new DOMException('The connection is closing', 'InvalidStateError')
    const rows = this.browser.stores.get(store)
    if (rows === undefined) throw new DOMException('No such store', 'NotFoundError')
    return new FakeTransaction(rows, this.browser)
  }
  close(): void {
    this.isClosed = true
  }
}

class FakeOpening extends EventTarget implements OpenRequest {
  error: Error | null = null
  readonly result: Connection
  constructor(result: Connection) {
    super()
    this.result = result
  }
}

/** A browser with one database, which can be made to misbehave as browsers do. */
export class FakeBrowser {
  stores = new Map<string, Map<string, unknown>>()
  connections: FakeConnection[] = []
  hangsIn: 'opening' | 'transaction' | null = null
  /** Every transaction fails with it. */
  refusal: Error | null = null
  failedOpenings = 0
  private held: FakeOpening[] = []

  open(_name: string, version = 1): OpenRequest {
    const connection = new FakeConnection(this)
    const request = new FakeOpening(connection)
    if (this.hangsIn === 'opening') this.held.push(request)
    else queueMicrotask(() => this.answer(request, connection, version))
    return request
  }
  /** The browser closes the connection by itself. */
  close(isTold = true): void {
    for (const connection of this.connections) {
      connection.close()
      if (isTold) connection.dispatchEvent(new Event('close'))
    }
  }
  /** Answers the openings that were left hanging. */
  answerLate(): void {
    for (const request of this.held.splice(0)) request.dispatchEvent(new Event('success'))
  }
  rows(store: string): unknown[] {
    return [...(this.stores.get(store)?.values() ?? [])]
  }

  private answer(request: FakeOpening, connection: FakeConnection, version: number): void {
    if (this.failedOpenings > 0) {
      this.failedOpenings -= 1
      request.error = new DOMException('Internal error', 'UnknownError')
      request.dispatchEvent(new Event('error'))
      return
    }
    if (this.stores.size === 0 || version > 1) request.dispatchEvent(new Event('upgradeneeded'))
    this.connections.push(connection)
    request.dispatchEvent(new Event('success'))
  }
}
