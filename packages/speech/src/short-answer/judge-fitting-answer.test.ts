import { expect, test } from 'vitest'
import { keywordOf } from '../spotting/keyword.ts'
import { buildChain } from '../spotting/sound-chain.ts'
import type { AnswerEvidence } from './answer-evidence.ts'
import { FITTING_BAR, judgeFitting } from './judge-fitting-answer.ts'

const six = keywordOf('six')
const evidence = (changes: Partial<AnswerEvidence>, sound = 0.98): AnswerEvidence => ({
  place: {
    wording: 'six',
    keyword: six ?? { text: 'six', words: [], chains: [] },
    chain: six?.chains[0] ?? buildChain([]),
    start: 30,
    end: 70,
    logLikelihoodRatio: 5,
    sounds: [],
    features: [],
    confidence: sound,
  },
  fit: -8,
  fitBehind: 0,
  longerAhead: 0,
  overruled: 0,
  ...changes,
})
const judged = (one: AnswerEvidence, written: Parameters<typeof judgeFitting>[0]['written'] = []) =>
  judgeFitting({ source: 'embedded', written, evidence: [one], isSaid: () => true, bar: FITTING_BAR }).rating

test('a clear answer that the recogniser did not write is heard', () => {
  expect(judged(evidence({ fit: -4 }))).toMatchObject({ heard: 'six', transcriptSource: 'embedded' })
})

test('where a word that holds the answer fits far better, the answer was not said, however clear its sounds are', () => {
  const { heard, findings } = judged(evidence({ fitBehind: 8 }))
  expect(heard).toBeNull()
  expect(findings.map(({ code }) => code)).toEqual(['answer_not_heard'])
})

test('a longer word that fits as well and is likelier by the sounds beats the answer, also where nothing was written', () => {
  expect(judged(evidence({ fit: -6 })).heard).toBe('six')
  expect(judged(evidence({ fit: -6, longerAhead: 5 })).heard).toBeNull()
})

test('where the recogniser surely wrote another word, the answer was not said', () => {
  expect(judged(evidence({ fit: -6, overruled: 1 })).heard).toBeNull()
})

test('a competitor that fits hardly better changes nothing: learners are often heard as a neighbour by a little', () => {
  const alone = judged(evidence({ fit: -4 }))
  expect(judged(evidence({ fit: -4, fitBehind: 1.5 }))).toEqual(alone)
})

test('what is written after “not” is no answer, however clear its sounds are', () => {
  const { heard, findings } = judged(evidence({ fit: 0 }), [{ wording: 'six', isNegated: true }])
  expect(heard).toBeNull()
  expect(findings.map(({ code }) => code)).toEqual(['answer_negated'])
})

test('without any place of an answer nothing is heard, and that is sure', () => {
  const { rating } = judgeFitting({
    source: 'spotting',
    written: [],
    evidence: [],
    isSaid: () => true,
    bar: FITTING_BAR,
  })
  expect(rating).toMatchObject({ heard: null, confidence: 1, transcriptSource: 'spotting' })
})
