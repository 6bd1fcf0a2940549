import { expect, test } from 'vitest'
import { ENCODER_WIDTH, ROW_STEP } from '../encoder/encode-speech.ts'
import { trimPieces } from './trim-pieces.ts'

/** Each row holds its own number. */
const piece = (from: number, to: number) => ({
  from,
  to,
  rows: Float32Array.from({ length: (to - from) * ENCODER_WIDTH }, (_, i) => from + Math.floor(i / ENCODER_WIDTH)),
})
const pieces = [piece(0, 100), piece(100, 180), piece(180, 300)]
const heard = (from: number, to: number) =>
  trimPieces(pieces, { from: from * ROW_STEP, to: to * ROW_STEP }).map((own) => ({
    from: own.from,
    to: own.to,
    rows: own.rows.filter((_, i) => i % ENCODER_WIDTH === 0),
  }))

test('rows before and behind the sound are left out, and a piece without any goes', () => {
  const [first, second, ...others] = heard(41, 150)
  expect([first?.from, first?.to, first?.rows[0], first?.rows.at(-1)]).toEqual([40, 100, 40, 99])
  expect([second?.from, second?.to, second?.rows.length]).toEqual([100, 149, 49])
  expect(others).toEqual([])
})

test('of a take that sounds throughout the pieces are the very same', () => {
  const all = trimPieces(pieces, { from: 0, to: 302 * ROW_STEP })
  expect(all.map((own, i) => own === pieces[i])).toEqual([true, true, true])
})
