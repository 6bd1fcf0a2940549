import { expect, test } from 'vitest'
import { CONFUSIONS } from '@rehearsal/english/confusions/confusions'
import { parseText } from '../../text/parse-text.ts'
import { exampleFaults } from '../rule/testing/example-faults.ts'
import { confusionRule, realWord } from './real-word.ts'

const entries = [...CONFUSIONS.values()].flat()
const isOneToken = (word: string) => parseText(`we ${word} it`).tokens.length === 3

test('every example of a confusion is corrected by its entry, and nothing else is', () => {
  const faults = entries.flatMap((entry) =>
    exampleFaults(entry, realWord, confusionRule(new Map([[entry.wrong, [entry]]]))),
  )
  expect(faults).toEqual([])
})

test('the neighbours that tell confused words are words as the tagger cuts them', () => {
  const lost = entries.flatMap(({ behind, before, entry }) =>
    [...behind.words, ...before.words]
      .filter((word) => /\p{L}/u.test(word) && word !== "n't" && !isOneToken(word))
      .map((word) => `${entry.where} “${word}” is never met`),
  )
  expect(lost).toEqual([])
})
