import { expect, test } from 'vitest'
import { GOVERNED_WORDS } from '@rehearsal/english/phrases/governed-words'
import { exampleFaults } from '../rule/testing/example-faults.ts'
import { governmentRule, prepositionGovernment } from './preposition-government.ts'

test('every example of a governed word is corrected by its entry, and nothing else is', () => {
  const faults = GOVERNED_WORDS.flatMap((word) => exampleFaults(word, prepositionGovernment, governmentRule([word])))
  expect(faults).toEqual([])
})
