import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Evidence, Finding, WrittenWord } from '../score.ts'
import { changesOfWriting, mostCostly } from './changes.ts'
import { correctedSentences } from './corrected-sentences.ts'
import { LEVELLED_TRAITS, levelDescriptors, levelNeeds, levelOfShare, nextLevelNeeds, TOP_LEVEL } from './levels.ts'

const trait = (name: string, earned: number, max: number, reason = 'Judged.', zeroedBy: string | null = null) => ({
  name,
  earned,
  max,
  reason,
  zeroedBy,
})
const mark = (word: string, at: number, changes: Partial<WrittenWord> = {}): WrittenWord => ({
  word,
  type: 'GRAMMAR_MODERATE',
  grammarErrorType: 'NONE',
  suggestion: null,
  explanation: null,
  category: 'agreement',
  confidence: 0.95,
  span: [at, at + word.length],
  ...changes,
})
const textOf = (words: WrittenWord[] = [], points: string[] = []): Extract<Evidence, { kind: 'text' }> => ({
  kind: 'text',
  wordCount: 60,
  words,
  keyPoints: points.map((point) => ({ point, isCovered: false, quote: null })),
})

test('every judged trait has a text for each level, and says what the next one needs', () => {
  for (const name of LEVELLED_TRAITS) {
    expect(new Set(levelDescriptors[name]).size).toBe(TOP_LEVEL + 1)
    expect([0, 0.3, 0.5, 0.99].map((share) => nextLevelNeeds(name, share))).toEqual(levelNeeds[name])
    expect(new Set(levelNeeds[name]).size).toBe(TOP_LEVEL)
    expect(nextLevelNeeds(name, 1)).toBeNull()
  }
  expect(nextLevelNeeds('form', 0)).toBeNull()
})

test('the first step of grammar suits a summary, which is one sentence', () => {
  expect(levelNeeds.grammar[0]).not.toMatch(/sentences/u)
})

test('a level is reached by its share, whatever the division leaves', () => {
  expect([0, 0.24, 0.25, (0.75 * 3) / 3, 0.999, 1, 2].map(levelOfShare)).toEqual([0, 0, 1, 3, 3, 4, 4])
})

test('main points left out, a broken form and mistakes stand by what they could bring', () => {
  const traits = [trait('content', 1, 4), trait('form', 0.5, 1, '80 words.'), trait('grammar', 1.4, 2)]
  const words = [mark('go', 3), mark('is', 9), mark('a', 12, { category: 'article', type: 'GRAMMAR_MINOR' })]
  expect(changesOfWriting(traits, textOf(words, ['Floods return.']), [])).toEqual([
    { kind: 'missing-points', points: ['Floods return.'], isTouched: false, gain: 3, target: { to: 'key-points' } },
    { kind: 'form', reason: '80 words.', gain: 0.5, target: { to: 'text' } },
    {
      kind: 'mistakes',
      category: 'agreement',
      words: ['go', 'is'],
      gain: expect.closeTo(0.48),
      target: { to: 'word', place: 0 },
    },
  ])
})

test('paragraphs about something else are what content lacks first', () => {
  const foreign = { code: 'foreign_paragraph' } as const
  expect(changesOfWriting([trait('content', 1, 6)], textOf([], ['Floods return.']), [foreign, foreign])).toEqual([
    { kind: 'foreign-paragraphs', count: 2, gain: 5, target: { to: 'text' } },
  ])
})

test('main points of which nothing is said come before those that are touched on', () => {
  const touched = { point: 'Dams cost much.', isCovered: false, quote: 'the dams' }
  const changesWith = (...unsaid: string[]) => {
    const text = textOf([], unsaid)
    return changesOfWriting([trait('content', 1, 4)], { ...text, keyPoints: [touched, ...text.keyPoints] }, [])
  }
  expect(changesWith('Floods return.')).toMatchObject([{ points: ['Floods return.'], isTouched: false }])
  expect(changesWith()).toMatchObject([{ points: ['Dams cost much.'], isTouched: true }])
})

test('a trait without a mark to blame names its next level and what that brings', () => {
  expect(changesOfWriting([trait('structure', 3.5, 6), trait('form', 2, 2)], textOf(), [])).toEqual([
    {
      kind: 'next-level',
      trait: 'structure',
      needs: levelNeeds.structure[2],
      gain: expect.closeTo(1),
      target: { to: 'model' },
    },
  ])
})

test('the trait that cost most has a change among the three, whatever its next step brings', () => {
  const traits = [
    trait('content', 3.1, 6),
    trait('structure', 3.5, 6),
    trait('linguistic-range', 2.4, 6),
    trait('spelling', 1, 2),
  ]
  const words = [mark('trea', 0, { type: 'SPELLING', category: 'spelling' })]
  const changes = changesOfWriting(traits, textOf(words), [])
  expect(changes.map((change) => ('trait' in change ? change.trait : change.kind))).toEqual([
    'content',
    'structure',
    'linguistic-range',
  ])
})

test('content that deals with every main point is told to support them, not to make them', () => {
  const covered = { ...textOf(), keyPoints: [{ point: 'Floods return.', isCovered: true, quote: 'floods' }] }
  expect(changesOfWriting([trait('content', 3.1, 6), trait('form', 2, 2)], covered, [])).toMatchObject([
    { kind: 'next-level', trait: 'content', needs: levelNeeds.content[3] },
  ])
  expect(nextLevelNeeds('content', 0.5)).toBe(levelNeeds.content[2])
  expect(nextLevelNeeds('grammar', 0.5, true)).toBe(levelNeeds.grammar[2])
})

test('misspelt words are blamed for spelling, or for vocabulary where spelling is no trait', () => {
  const words = [mark('trea', 0, { type: 'SPELLING', category: 'spelling' })]
  const [own] = changesOfWriting([trait('spelling', 1, 2), trait('vocabulary', 2, 2)], textOf(words), [])
  expect(own).toMatchObject({ kind: 'mistakes', category: 'spelling', gain: 1 })
  const [shared] = changesOfWriting([trait('vocabulary', 1, 2), trait('form', 1, 1)], textOf(words), [])
  expect(shared).toMatchObject({ kind: 'next-level', gain: 0.5 })
})

test('a mark that is not sure is blamed for nothing', () => {
  const words = [mark('go', 3, { confidence: 0.75 })]
  expect(changesOfWriting([trait('grammar', 1, 2)], textOf(words), [])).toMatchObject([{ kind: 'next-level' }])
})

test('where one trait took everything to nothing, only that is told', () => {
  const traits = [
    trait('content', 0, 4, 'It is not counted.', 'form'),
    trait('form', 0, 1, 'Two sentences.'),
    trait('grammar', 0, 2, 'Nor is this.', 'form'),
  ]
  expect(changesOfWriting(traits, textOf([mark('go', 1)], ['A.']), [])).toEqual([
    { kind: 'zeroed', trait: 'form', reason: 'Two sentences.', gain: null, target: { to: 'text' } },
  ])
})

test('what cost most is the trait that lacks most, and nothing where nothing lacks', () => {
  expect(mostCostly([trait('form', 0, 1), trait('content', 4, 6)])?.name).toBe('content')
  expect(mostCostly([trait('form', 1, 1)])).toBeNull()
})

test('no trait is promised more than it lacks, and nothing is promised for spoken answers', () => {
  const earned = fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10)
  const types = fc.constantFrom('SPELLING', 'GRAMMAR_MINOR', 'GRAMMAR_MODERATE', 'GRAMMAR_CRITICAL')
  const words = fc.array(types.map((type) => mark('go', 3, { type })))
  fc.assert(
    fc.property(earned, earned, words, (grammar, vocabulary, marks) => {
      const traits = [trait('grammar', grammar, 6), trait('vocabulary', vocabulary, 6)]
      const gains = changesOfWriting(traits, textOf(marks), []).map(({ gain }) => gain ?? 0)
      const whole = gains.reduce((sum, gain) => sum + gain, 0)
      expect(whole).toBeLessThanOrEqual(12 - grammar - vocabulary + 1e-9)
      expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    }),
  )
  expect(changesOfWriting([trait('content', 1, 4)], { kind: 'none' }, [])).toEqual([])
})

const text = 'He go home.  The trea stood tall. It was was nice, he said.'
const find = (words: string, suggestion?: string): Finding => ({
  code: 'spelling',
  severity: 'minor',
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  message: '',
  ...(suggestion === undefined ? {} : { suggestion }),
})
const marked = (words: string, changes: Partial<WrittenWord> = {}) => mark(words, text.indexOf(words), changes)

test('a sentence is corrected by the suggestions of its marks, and says what is new', () => {
  expect(correctedSentences(text, [marked('go'), marked('trea')], [find('go', 'goes'), find('trea', 'tree')])).toEqual([
    {
      written: 'He go home.',
      start: 0,
      corrected: 'He goes home.',
      parts: [
        { text: 'He ', isNew: false },
        { text: 'goes', isNew: true },
        { text: ' home.', isNew: false },
      ],
    },
    expect.objectContaining({ written: 'The trea stood tall.', corrected: 'The tree stood tall.' }),
  ])
})

test('a deletion leaves one space, and an insertion stands where the word is missing', () => {
  const at = text.indexOf('tall')
  const missed = mark('very', at, { grammarErrorType: 'MISSED', span: [at, at] })
  const insert = { ...find('tall'), end: at, suggestion: 'very ' }
  const extra = mark('was', text.indexOf('was was') + 4, { grammarErrorType: 'EXTRA' })
  const corrections = correctedSentences(text, [missed, extra], [insert, find('was was', 'was')])
  expect(corrections.map(({ corrected }) => corrected)).toEqual(['The trea stood very tall.', 'It was nice, he said.'])
})

test('a mark without a suggestion, or one that is not sure, stays as it was written', () => {
  const both = [marked('trea'), marked('tall')]
  const unsure = [marked('trea'), marked('tall', { confidence: 0.7 })]
  for (const [marks, other] of [
    [both, find('tall')],
    [unsure, find('tall', 'high')],
  ] as const)
    expect(correctedSentences(text, marks, [find('trea', 'tree'), other]).map(({ corrected }) => corrected)).toEqual([
      'The tree stood tall.',
    ])
})

test('a sentence without a sure mark that has a suggestion is not shown', () => {
  expect(correctedSentences(text, [marked('tall', { confidence: 0.7 })], [find('tall', 'high')])).toEqual([])
  expect(correctedSentences(text, [marked('tall')], [find('tall')])).toEqual([])
})

test('findings that are no marks, or lie outside the text, correct nothing', () => {
  const outside = { ...find('go', 'goes'), start: 900, end: 902 }
  expect(correctedSentences(text, [marked('go')], [outside])).toEqual([])
  expect(correctedSentences(text, [], [find('go', 'goes')])).toEqual([])
})
