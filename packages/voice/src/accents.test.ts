import { expect, test } from 'vitest'
import { accentsOf, inAccent } from './accents.ts'

const slt = { voice: 'slt', text: 'It rained.' } as const
const awb = { voice: 'awb', text: 'It rained.' } as const

test('a talk of one voice is heard in its own accent first', () => {
  expect([accentsOf({ turns: [slt, slt] }), accentsOf({ turns: [awb] })]).toEqual([
    ['US', 'UK'],
    ['UK', 'US'],
  ])
})

test('where several voices speak there is no choice', () => {
  expect([accentsOf({ turns: [slt, awb] }), accentsOf({ turns: [] })]).toEqual([[], []])
})

test('another accent is another voice of the same words, its own the same script', () => {
  const script = { turns: [slt], endsInBeep: true as const }
  expect(inAccent(script, 'UK')).toEqual({ turns: [awb], endsInBeep: true })
  expect(inAccent(script, 'US')).toEqual(script)
})
