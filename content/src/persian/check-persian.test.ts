import { expect, test } from 'vitest'
import type { DictionaryRow } from '../dictionary/dictionary-pack.ts'
import { type Bank, checkPersian } from './check-persian.ts'
import type { GlossedWord } from './glosses.ts'
import type { PersianSources } from './read-persian.ts'

const nothing = { examples: [], synonyms: [], antonyms: [], collocations: [], idioms: [] }
const row = (key: string): DictionaryRow => ({
  key,
  uses: 1,
  entry: {
    word: key,
    americanPhonetic: null,
    britishPhonetic: null,
    familyWords: [],
    meanings: [{ partOfSpeech: 'NOUN', definitions: [`a ${key}`], ...nothing }],
  },
})
const gloss = (key: string, partOfSpeech: 'NOUN' | 'VERB' = 'NOUN'): GlossedWord => ({
  file: `glosses/${key.slice(0, 1)}.yaml`,
  key,
  senses: [{ partOfSpeech, glosses: ['پل'] }],
})

const bank: Bank = {
  questions: [
    {
      id: 12,
      taskId: 'speaking/re-tell-lecture',
      prompt: { audio: 'a.mp3' },
      answerKey: { transcript: 'The bridge fell. Why?' },
    },
  ],
  texts: ['bridges'],
  rows: [row('bridge'), row('ferry')],
}
const file = 'sentences/speaking/re-tell-lecture.yaml'
const fell = { en: 'The bridge fell.', fa: 'پل فرو ریخت.' }
const why = { en: 'Why?', fa: 'چرا؟' }

function check(changes: Partial<PersianSources> = {}) {
  const sources: PersianSources = {
    words: [gloss('bridge'), gloss('ferry')],
    questions: [{ file, taskId: 'speaking/re-tell-lecture', id: 12, pairs: [fell, why] }],
    whole: { glosses: true, sentences: ['speaking/re-tell-lecture'] },
    problems: [],
    withLine: (problem) => problem,
    ...changes,
  }
  return checkPersian(sources, bank)
}
const translated = (...pairs: PersianSources['questions'][number]['pairs']) => ({
  questions: [{ file, taskId: 'speaking/re-tell-lecture' as const, id: 12, pairs }],
})

test('where all is there, nothing is named and nothing counted as lacking', () => {
  expect(check()).toEqual({
    problems: [],
    counts: ['Persian: glosses for 2 of 2 words, 2 of 2 sentences'],
  })
})

test('what is lacking is counted, and refused only of what is called whole', () => {
  const lacking = { words: [gloss('bridge')], ...translated(fell) }
  const { problems, counts } = check(lacking)
  expect(problems).toEqual([
    { file: 'glosses/f.yaml', field: 'ferry', message: 'has no gloss' },
    { file, field: '12', message: 'lacks the Persian of "Why?"' },
  ])
  expect(counts).toEqual([
    'Persian: glosses for 1 of 2 words, 1 of 2 sentences',
    '  speaking/re-tell-lecture: 1 of 2 lacking',
  ])
  const unfinished = check({ ...lacking, whole: { glosses: false, sentences: [] } })
  expect(unfinished).toEqual({ problems: [], counts })
})

test('a sentence without its Persian yet counts as lacking', () => {
  expect(check(translated(fell, { ...why, fa: null })).problems).toEqual([
    { file, field: '12', message: 'lacks the Persian of "Why?"' },
  ])
})

test.each([
  ['whose English was changed', [fell, why, { en: 'It stood.', fa: 'پل ماند.' }], '12.2.en', /not in the question/u],
  ['that stands twice', [fell, why, why], '12.2', /stands twice/u],
  ['that is no Persian', [{ ...fell, fa: 'The bridge fell.' }, why], '12.0.fa', /no translation/u],
] as const)('a translation %s is named by its field', (_what, pairs, field, message) => {
  const [first] = check(translated(...pairs)).problems
  expect(first).toEqual({ file, field, message: expect.stringMatching(message) })
})

test('one English sentence has one translation, whatever question it stands in', () => {
  const { questions } = translated(fell, why)
  const other = {
    ...bank.questions[0],
    id: 13,
    taskId: 'speaking/re-tell-lecture' as const,
    prompt: {},
    answerKey: { transcript: 'Why?' },
  }
  const sources: PersianSources = {
    words: [],
    questions: [
      ...questions,
      { file, taskId: 'speaking/re-tell-lecture', id: 13, pairs: [{ en: 'Why?', fa: 'به چه دلیل؟' }] },
    ],
    whole: { glosses: false, sentences: [] },
    problems: [],
    withLine: (problem) => problem,
  }
  const { problems } = checkPersian(sources, { ...bank, questions: [...bank.questions, other] })
  expect(problems).toEqual([{ file, field: '13.0.fa', message: 'is another translation than in question 12' }])
})

test.each([
  ['a question that is not there', 13, 'speaking/re-tell-lecture'],
  ['a question of another kind', 12, 'speaking/read-aloud'],
] as const)('translations of %s are refused', (_what, id, taskId) => {
  const { problems } = check({
    questions: [{ file, taskId, id, pairs: [fell] }],
    whole: { glosses: false, sentences: [] },
  })
  expect(problems).toEqual([{ file, field: String(id), message: 'is no question of this kind' }])
})

test('a gloss of a word or a part of speech that the dictionary has not is refused', () => {
  const { problems } = check({ words: [gloss('bridge', 'VERB'), gloss('ferry'), gloss('boat')] })
  expect(problems).toEqual([
    { file: 'glosses/b.yaml', field: 'bridge.verb', message: 'is no verb in the dictionary' },
    { file: 'glosses/b.yaml', field: 'boat', message: 'is no entry of the dictionary' },
  ])
})
