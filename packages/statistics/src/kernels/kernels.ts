import { convolutionCode } from './convolution-code.ts'
import { gaussianCode } from './gaussian-code.ts'
import { instantiate, PAGE_BYTES } from './instantiate.ts'

const ALIGNMENT = 16

const { memory, run } = instantiate([convolutionCode, gaussianCode])

/**
 * Lays out areas of the given sizes (bytes) in the kernels' memory and returns their addresses. The memory is the thread's
 * working space: every call begins anew, so an area holds only until the next one. It grows to the largest need, and stays.
 */
export function layOut(...sizes: number[]): number[] {
  let end = 0
  const addresses = sizes.map((size) => {
    const address = end
    end += Math.ceil(size / ALIGNMENT) * ALIGNMENT
    return address
  })
  const missing = end - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES))
  return addresses
}

/** A stretch of the kernels' memory; it must be taken after `layOut`, which may replace the buffer. */
export function floatsAt(address: number, length: number): Float32Array<ArrayBuffer> {
  return new Float32Array(memory.buffer, address, length)
}

export function bytesAt(address: number, length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(memory.buffer, address, length)
}

/** Runs one of the kernels: see convolution-code.ts and gaussian-code.ts for their parameters. */
export function runKernel(name: 'convolve' | 'findBest', ...values: number[]): void {
  run(name, ...values)
}
