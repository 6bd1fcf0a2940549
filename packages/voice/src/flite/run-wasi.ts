/** What a program left behind: its exit code, the file it wrote, and what it printed. */
export type WasiRun = { exitCode: number; output: Uint8Array<ArrayBuffer>; messages: string }

type Calls = Record<string, (...values: number[]) => number>

const SUCCESS = 0
const BAD_DESCRIPTOR = 8
const NOT_SUPPORTED = 58
const ROOT = 3
const OUTPUT = 4
const FILE_TYPES = { characterDevice: 2, directory: 3, regularFile: 4 } as const
const ALL_RIGHTS = 0xff_ff_ff_ff_ff_ff_ff_ffn

/** Thrown through WebAssembly frames to stop a program that calls exit. */
class Exit extends Error {
  readonly code: number
  constructor(code: number) {
    super(`exit ${code}`)
    this.code = code
  }
}

/**
 * Runs a WASI command-line program once, wholly in memory. It sees its arguments, a clock that stands still, and a
 * directory `/` in which every path is one output file that can only be appended to: all that flite needs. Node's own
 * WASI is experimental, prints a warning and would need a real directory per call.
 */
export function runWasi(module: WebAssembly.Module, args: readonly string[]): WasiRun {
  const output: Uint8Array[] = []
  const messages: Uint8Array[] = []
  const memory = () => memoryOf(instance)
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: {
      ...processCalls(memory, args),
      ...directoryCalls(memory),
      ...fileCalls(memory, output, messages),
    },
  })
  return { exitCode: start(instance), output: joined(output), messages: new TextDecoder().decode(joined(messages)) }
}

function start(instance: WebAssembly.Instance): number {
  const { _start: main } = instance.exports
  if (typeof main !== 'function') throw new TypeError('The module is not a WASI command: it has no _start')
  try {
    main()
    return 0
  } catch (error) {
    if (error instanceof Exit) return error.code
    throw error
  }
}

/** Asked for at each call, since a memory that grows gets a new buffer. */
function memoryOf(instance: WebAssembly.Instance): ArrayBuffer {
  const { memory } = instance.exports
  if (!(memory instanceof WebAssembly.Memory)) throw new TypeError('The module exports no memory')
  return memory.buffer
}

function processCalls(memory: () => ArrayBuffer, args: readonly string[]): Calls {
  const encoded = args.map((argument) => new TextEncoder().encode(`${argument}\0`))
  return {
    args_sizes_get: (count = 0, size = 0) => {
      const view = new DataView(memory())
      view.setUint32(count, encoded.length, true)
      view.setUint32(size, joined(encoded).length, true)
      return SUCCESS
    },
    args_get: (pointers = 0, text = 0) => {
      const view = new DataView(memory())
      let at = text
      for (const [index, bytes] of encoded.entries()) {
        view.setUint32(pointers + index * 4, at, true)
        new Uint8Array(memory()).set(bytes, at)
        at += bytes.length
      }
      return SUCCESS
    },
    clock_time_get: (_clock = 0, _precision = 0, time = 0) => {
      new DataView(memory()).setBigUint64(time, 0n, true)
      return SUCCESS
    },
    proc_exit: (code = 0) => {
      throw new Exit(code)
    },
  }
}

/** One directory, `/`, in which opening any path opens the output file. */
function directoryCalls(memory: () => ArrayBuffer): Calls {
  return {
    fd_prestat_get: (descriptor = 0, status = 0) => {
      if (descriptor !== ROOT) return BAD_DESCRIPTOR
      const view = new DataView(memory())
      view.setUint32(status, 0, true)
      view.setUint32(status + 4, '/'.length, true)
      return SUCCESS
    },
    fd_prestat_dir_name: (_descriptor = 0, name = 0) => {
      new DataView(memory()).setUint8(name, '/'.charCodeAt(0))
      return SUCCESS
    },
    path_open: (...values) => {
      new DataView(memory()).setUint32(values.at(-1) ?? 0, OUTPUT, true)
      return SUCCESS
    },
  }
}

function fileCalls(memory: () => ArrayBuffer, output: Uint8Array[], messages: Uint8Array[]): Calls {
  return {
    fd_write: (descriptor = 0, vectors = 0, count = 0, written = 0) => {
      const view = new DataView(memory())
      const chunks = Array.from({ length: count }, (_, index) => {
        const vector = vectors + index * 8
        return new Uint8Array(memory(), view.getUint32(vector, true), view.getUint32(vector + 4, true)).slice()
      })
      const target = descriptor === OUTPUT ? output : messages
      target.push(...chunks)
      view.setUint32(written, joined(chunks).length, true)
      return SUCCESS
    },
    fd_fdstat_get: (descriptor = 0, status = 0) => {
      const view = new DataView(memory())
      view.setUint8(status, fileTypeOf(descriptor))
      view.setUint16(status + 2, 0, true)
      view.setBigUint64(status + 8, ALL_RIGHTS, true)
      view.setBigUint64(status + 16, ALL_RIGHTS, true)
      return SUCCESS
    },
    fd_fdstat_set_flags: () => SUCCESS,
    fd_close: () => SUCCESS,
    fd_read: () => NOT_SUPPORTED,
    fd_seek: () => NOT_SUPPORTED,
  }
}

function fileTypeOf(descriptor: number): number {
  if (descriptor === ROOT) return FILE_TYPES.directory
  return descriptor === OUTPUT ? FILE_TYPES.regularFile : FILE_TYPES.characterDevice
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
