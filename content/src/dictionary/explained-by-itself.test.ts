import { expect, test } from 'vitest'
import { isExplainedByItself } from './explained-by-itself.ts'

test.each([
  ['admire', ['admiration'], 'feel admiration for', true],
  ['select', [], 'pick out, select, or choose from a number of alternatives', true],
  ['attach', [], 'cause to be attached', true],
  ['deduce', ['deduction'], 'reason by deduction; establish by deduction', true],
  ['announce', ['announcement'], 'make known; make an announcement', false],
  ['boost', [], 'increase', false],
  ['novelty', ['novel'], 'originality by being refreshingly new', false],
])('%s of the family %j is explained by itself in "%s": %s', (word, familyWords, definition, isSo) => {
  const meaning = {
    partOfSpeech: 'VERB' as const,
    definitions: [definition],
    examples: [],
    synonyms: [],
    antonyms: [],
    collocations: [],
    idioms: [],
  }
  const entry = { word, americanPhonetic: null, britishPhonetic: null, familyWords, meanings: [meaning] }
  expect(isExplainedByItself(entry)).toBe(isSo)
})
