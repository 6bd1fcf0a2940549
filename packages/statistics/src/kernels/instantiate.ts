import { assembleModule, type WasmFunction } from './wasm-assembler.ts'

/** The part of the JavaScript interface that is used here; without the DOM library TypeScript does not know it. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => Memory
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  Instance: new (module: object, imports: object) => { exports: Record<string, (...values: number[]) => void> }
}

/** Growing replaces the buffer: views of it must be taken anew. */
export type Memory = { readonly buffer: ArrayBuffer; grow: (pages: number) => number }

export const PAGE_BYTES = 65_536

/** Compiles functions over one page of memory of their own. */
export function instantiate(functions: readonly WasmFunction[]): {
  memory: Memory
  run: (name: string, ...values: number[]) => void
} {
  const memory = new WebAssembly.Memory({ initial: 1 })
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(assembleModule(functions)), { host: { memory } })
  const run = (name: string, ...values: number[]) => {
    const kernel = exports[name]
    if (kernel === undefined) throw new Error(`No kernel is called ${name}`)
    kernel(...values)
  }
  return { memory, run }
}
