/** The part of WebAssembly that this package uses: Node's own types leave it to the DOM library, which has no place here. */
declare namespace WebAssembly {
  class Module {
    private readonly module: unknown
  }
  class Memory {
    readonly buffer: ArrayBuffer
  }
  type Imports = Record<string, Record<string, (...values: number[]) => number>>
  class Instance {
    constructor(module: Module, imports: Imports)
    readonly exports: Record<string, unknown>
  }
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>
}
