import { expect, test } from 'vitest'
import type { Utterance } from './corpus.ts'
import { passagesOf } from './passages.ts'

const recording = (speaker: string, utt: string): Utterance => ({
  utt, speaker, age: 20, gender: 'f', text: 'A', phones: Array.from({ length: 40 }, () => 'AH'), phoneScores: [], words: [],
}) // prettier-ignore

test('a passage holds the recordings of one speaker in their order, and each at most once', () => {
  const all = ['x', 'y'].flatMap((speaker) =>
    Array.from({ length: 20 }, (_, i) => recording(speaker, `${speaker}${i}`)),
  )
  const passages = passagesOf(all)
  expect(passages.every((parts) => new Set(parts.map(({ speaker }) => speaker)).size === 1)).toBe(true)
  expect(passages.flat().map(({ utt }) => utt)).toEqual(
    all.map(({ utt }) => utt).filter((utt) => passages.flat().some((own) => own.utt === utt)),
  )
  expect(passages.map(({ length }) => length)).toEqual([6, 6, 6, 6, 6, 6])
})

test('too few recordings are no passage', () => {
  expect(passagesOf([recording('x', '1'), recording('x', '2')])).toEqual([])
})
