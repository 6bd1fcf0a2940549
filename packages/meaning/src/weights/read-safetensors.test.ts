import { expect, test } from 'vitest'
import { readSafetensors } from './read-safetensors.ts'

function fileOf(header: object, ...numbers: number[]): Uint8Array {
  // One space, so that the numbers begin at an odd place.
  const text = new TextEncoder().encode(JSON.stringify(header))
  const odd = text.length % 2 === 0 ? [...text, 32] : [...text]
  const length = new Uint8Array(new BigUint64Array([BigInt(odd.length)]).buffer)
  return Uint8Array.from([...length, ...odd, ...new Uint8Array(Uint16Array.from(numbers).buffer)])
}

const tensor = (dtype: string, shape: number[], from: number, to: number) => ({
  dtype,
  shape,
  data_offsets: [from, to],
})
const file = fileOf(
  { __metadata__: { format: 'pt' }, a: tensor('F16', [2, 1], 0, 4), b: tensor('F16', [1], 4, 6), c: tensor('I64', [1], 0, 8) },
  7, 8, 9,
) // prettier-ignore

test('a tensor is read by its name, wherever it lies', () => {
  const tensorOf = readSafetensors(file)
  expect([...tensorOf('a', 2, 1)]).toEqual([7, 8])
  expect([...tensorOf('b', 1)]).toEqual([9])
})

test.each([
  ['is missing', 'd', [1]],
  ['has another shape', 'a', [1, 2]],
  ['is of another kind', 'c', [1]],
])('a tensor that %s is refused', (_, name, shape) => {
  expect(() => readSafetensors(file)(name, ...shape)).toThrow(name)
})
