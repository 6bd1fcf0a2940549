import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Evidence, KeyPointResult, SpokenPhone, SpokenWord } from '../score.ts'
import { changesOf, type JudgedPoints } from './changes.ts'
import { compareAttempts } from './compare-attempts.ts'
import { measuredRate } from './evidence-of-speech.ts'
import { livelinessOf, melodyOfWords, pitchRange } from './melody.ts'
import { weakSounds } from './weak-sounds.ts'

const word = (index: number, changes: Partial<SpokenWord> = {}): SpokenWord => ({
  word: `word${index}`,
  index,
  status: 'correct',
  score: 2,
  start: index / 2,
  end: index / 2 + 0.4,
  ...changes,
})
const phone = (symbol: string, wordIndex: number, score: number, more: Partial<SpokenPhone> = {}): SpokenPhone => ({
  phone: symbol,
  word: wordIndex,
  score,
  start: wordIndex / 2,
  end: wordIndex / 2 + 0.1,
  ...more,
})
type Speech = Extract<Evidence, { kind: 'speech' }>
const speech = (changes: Partial<Speech> = {}): Speech => ({
  kind: 'speech',
  seconds: 6,
  words: Array.from({ length: 10 }, (_, index) => word(index)),
  phones: [],
  pauses: [],
  rate: { wordsPerMinute: 150, syllablesPerSecond: 4 },
  ...changes,
})
const traits = (content: number, pronunciation: number, fluency: number): JudgedPoints[] => [
  { name: 'content', earned: content, max: 5 },
  { name: 'pronunciation', earned: pronunciation, max: 5 },
  { name: 'fluency', earned: fluency, max: 5 },
]

test('weak sounds are grouped, the costliest first, with what they sounded like and where', () => {
  const phones = [
    phone('TH', 1, 0.2, { heardAs: 'S' }),
    phone('TH', 3, 0.9, { heardAs: 'S' }),
    phone('TH', 4, 2),
    phone('IH', 2, 1.2),
    phone('K', 5, 1.9),
  ]
  expect(weakSounds(speech().words, phones)).toEqual([
    { phone: 'TH', heardAs: 'S', times: 3, weakTimes: 2, lost: expect.closeTo(2.9), places: [1, 3] },
    { phone: 'IH', heardAs: null, times: 1, weakTimes: 1, lost: expect.closeTo(0.8), places: [2] },
  ])
})

test('a sound that was not said, or that the engine is not sure of, is not called weak', () => {
  const phones = [phone('TH', 1, 0, { start: null, end: null }), phone('IH', 2, 0.4, { confidence: 0.3 })]
  expect(weakSounds(speech().words, phones)).toEqual([])
})

test('what a trait lacks is shared out among its causes, and the greatest gains come first', () => {
  const words = speech().words.with(2, word(2, { status: 'omitted', start: null, end: null }))
  const phones = [phone('TH', 1, 0), phone('IH', 3, 1)]
  const pauses = [{ start: 2, end: 3.4 }]
  const changes = changesOf(traits(4.5, 2, 4), speech({ words, phones, pauses }))
  expect(changes.map(({ kind, gain }) => [kind, gain])).toEqual([
    ['sound', expect.closeTo(2)],
    ['sound', expect.closeTo(1)],
    ['pauses', expect.closeTo(0.75)],
  ])
  expect(changes[0]).toMatchObject({ phone: 'TH', words: ['word1'], target: { to: 'word', place: 1 } })
  expect(changes[2]).toMatchObject({
    count: 1,
    longestSeconds: expect.closeTo(1.4),
    target: { to: 'moment', seconds: 2 },
  })
})

test('words left out, replaced and added are told apart; a word said again is one too many', () => {
  const words = [
    word(0, { status: 'omitted' }),
    word(1, { status: 'replaced' }),
    word(2, { status: 'repeated' }),
    word(2),
  ]
  const changes = changesOf(traits(2, 5, 5), speech({ words }))
  expect(changes.map((change) => [change.kind, change.gain])).toEqual([
    ['left-out', 1],
    ['replaced', 1],
    ['added', 1],
  ])
})

test('when nothing counts for want of content, only content is advised', () => {
  const words = speech().words.map((each) => ({ ...each, status: 'omitted' as const }))
  const changes = changesOf(
    traits(0, 0, 0),
    speech({ words, phones: [phone('TH', 1, 0)], pauses: [{ start: 1, end: 3 }] }),
  )
  expect(changes.map(({ kind }) => kind)).toEqual(['left-out'])
})

test('a rate over less than two seconds is chance, and blamed for nothing', () => {
  const short = speech().words.map((each, place) => ({ ...each, start: place / 10, end: place / 10 + 0.1 }))
  const rate = { wordsPerMinute: 60, syllablesPerSecond: 2 }
  const kinds = changesOf(traits(5, 5, 3), speech({ words: short, rate })).map(({ kind }) => kind)
  expect(kinds).not.toContain('slow')
})

test('a rate that is shown as 120 words a minute is not called slow', () => {
  const rate = { wordsPerMinute: 119.6, syllablesPerSecond: 3 }
  expect(measuredRate(speech({ rate }))?.wordsPerMinute).toBe(120)
  expect(changesOf(traits(5, 5, 3), speech({ rate })).map(({ kind }) => kind)).not.toContain('slow')
})

test('wrong stress, stumbles and a slow rate are causes too', () => {
  const words = speech().words.with(1, word(1, { stress: { expected: 1, heard: 0, confidence: 0.9 } }))
  const stumbles = [{ kind: 'hesitation' as const, start: 1, end: 1.6 }]
  const slow = { wordsPerMinute: 70, syllablesPerSecond: 2 }
  const kinds = changesOf(traits(5, 4, 3), speech({ words, disfluencies: stumbles, rate: slow })).map(
    ({ kind }) => kind,
  )
  expect(kinds.toSorted()).toEqual(['slow', 'stress', 'stumbles'])
})

test.each([
  [0.7, []],
  [0.89, []],
  [0.9, ['stress']],
])('stress that was heard with confidence %d is advised as %j', (confidence, kinds) => {
  const words = speech().words.with(1, word(1, { stress: { expected: 1, heard: 0, confidence } }))
  expect(changesOf(traits(5, 4, 5), speech({ words })).map(({ kind }) => kind)).toEqual(kinds)
})

test.each(['omitted', 'replaced'] as const)('a word that was %s for all we know is no advice below 0.8', (status) => {
  const kinds = (confidence: number) =>
    changesOf(traits(3, 5, 5), speech({ words: [word(0), word(1, { status, confidence })] })).length
  expect([0.5, 0.7, 0.8].map(kinds)).toEqual([0, 0, 1])
})

test('a word that nobody is sure of takes its share of what is missing', () => {
  const words = [word(0, { status: 'omitted', confidence: 0.9 }), word(1, { status: 'omitted', confidence: 0.6 })]
  expect(changesOf(traits(3, 5, 5), speech({ words }))).toMatchObject([{ kind: 'left-out', words: ['word0'], gain: 1 }])
})

const unsaid = { point: 'Sales rose.', isCovered: false, quote: null }
const covered = { point: 'Costs fell.', isCovered: true, quote: 'costs' }

const open = (isRough: boolean, keyPoints: KeyPointResult[] = [unsaid, covered]): Evidence => ({
  kind: 'open-speech',
  seconds: 20,
  words: [],
  pauses: [{ start: 3, end: 5 }],
  keyPoints,
  isRough,
})

test('main points not heard stand first, with what content lacks', () => {
  const [first, second] = changesOf(traits(4, 5, 1), open(false))
  expect(first).toMatchObject({ kind: 'key-points', points: ['Sales rose.'], gain: 1, target: { to: 'key-points' } })
  expect(second?.kind).toBe('pauses')
})

test('points said the other way round are counted, and stand behind those not said', () => {
  const reversed: KeyPointResult = { point: 'Costs fell.', isCovered: false, quote: 'costs rose', truth: 'reversed' }
  const [first] = changesOf(traits(4, 5, 5), open(false, [reversed, unsaid]))
  expect(first).toMatchObject({ kind: 'key-points', points: ['Sales rose.', 'Costs fell.'], reversed: 1 })
})

test('main points that took every trait along have no figure: more than content hangs on them', () => {
  expect(changesOf(traits(0, 0, 0), open(false))).toMatchObject([{ kind: 'key-points', gain: null }])
})

test('main points that rest on spotted words come last and without a figure', () => {
  const changes = changesOf(traits(4, 5, 1), open(true))
  expect(changes.map(({ kind, gain }) => [kind, gain])).toEqual([
    ['pauses', expect.closeTo(1.2)],
    ['key-points', null],
  ])
})

test('a small cause never brings much, however little else is found', () => {
  const phones = [phone('TH', 1, 0), ...Array.from({ length: 99 }, () => phone('R', 2, 2))]
  const changes = changesOf(traits(5, 1, 1), speech({ phones, pauses: [{ start: 2, end: 2.6 }] }))
  expect(changes.map(({ kind, gain }) => [kind, gain])).toEqual([
    ['sound', expect.closeTo(0.25)],
    ['pauses', expect.closeTo(0.15)],
  ])
})

test('the gains never exceed what the traits lack, and there are three at most', () => {
  const points = fc.double({ min: 0, max: 5, noNaN: true })
  const status = fc.constantFrom('correct', 'omitted', 'replaced', 'inserted', 'repeated')
  fc.assert(
    fc.property(points, points, points, fc.array(status, { minLength: 1, maxLength: 12 }), (a, b, c, statuses) => {
      const words = statuses.map((each, index) => word(index, { status: each }))
      const phones = words.map(({ index }) => phone(index % 2 === 0 ? 'TH' : 'R', index, index % 3))
      const changes = changesOf(traits(a, b, c), speech({ words, phones, pauses: [{ start: 1, end: 2 }] }))
      expect(changes.length).toBeLessThanOrEqual(3)
      expect(changes.reduce((sum, { gain }) => sum + (gain ?? 0), 0)).toBeLessThanOrEqual(15 - a - b - c + 1e-9)
    }),
  )
})

const attempt = (earned: number, standardError: number | null, evidence: Evidence = speech()) => ({
  traits: [{ name: 'fluency', earned, max: 5, standardError }],
  evidence,
})

test.each([
  [2, 4, 0.3, 'better'],
  [2, 2.6, 0.3, 'same'],
  [4, 2, 0.3, 'lower'],
  [4, 2, 2, 'same'],
  [2, 4, null, 'unknown'],
] as const)('from %d to %d with an error of %s is %s', (before, now, error, verdict) => {
  expect(compareAttempts(attempt(before, error), attempt(now, error)).traits[0]?.verdict).toBe(verdict)
})

test('no difference within the error of both is ever called better', () => {
  const points = fc.double({ min: 0, max: 5, noNaN: true })
  const error = fc.double({ min: 0, max: 2, noNaN: true })
  const isWithinError = fc.property(points, points, error, error, (before, now, errorBefore, errorNow) => {
    const { traits: rows } = compareAttempts(attempt(before, errorBefore), attempt(now, errorNow))
    const isBetter = rows[0]?.verdict === 'better'
    return !isBetter || now - before > 1.64 * Math.hypot(errorBefore, errorNow)
  })
  expect(fc.check(isWithinError).failed).toBe(false)
})

test('words that were missed and are said now are named, and the other way round; rate and pauses stand beside', () => {
  const last = word(6)
  const before = speech({ words: [word(0, { status: 'omitted' }), word(1), last], pauses: [{ start: 1, end: 2 }] })
  const now = speech({ words: [word(0), word(1, { status: 'replaced' }), last] })
  expect(compareAttempts(attempt(2, 1, before), attempt(2, 1, now))).toMatchObject({
    gained: ['word0'],
    lost: ['word1'],
    wordsPerMinute: { before: 150, now: 150 },
    pauses: { before: 1, now: 0 },
  })
})

test('of a word that was perhaps missed neither attempt is told', () => {
  const doubted = speech({ words: [word(0, { status: 'omitted', confidence: 0.7 })] })
  const said = speech({ words: [word(0)] })
  for (const [before, now] of [
    [doubted, said],
    [said, doubted],
  ] as const) {
    expect(compareAttempts(attempt(2, 1, before), attempt(2, 1, now))).toMatchObject({ gained: [], lost: [] })
  }
})

const line = (...semitones: (number | null)[]) => ({ stepSeconds: 0.1, semitones })

test('a range is told without its extremes, and not of a few sounds', () => {
  expect(pitchRange(line(1, 2, null))).toBeNull()
  const semitones = Array.from({ length: 41 }, (_, step) => (step === 0 ? 40 : step / 10))
  expect(pitchRange(line(...semitones))).toBeCloseTo(3.6, 1)
  expect([livelinessOf(3, 8), livelinessOf(8, 8), livelinessOf(12, 8)]).toEqual(['flat', 'alike', 'lively'])
})

test('the melody of a word runs from its start to its end, and breaks where nothing is voiced', () => {
  const words = [
    { start: 0.1, end: 0.5 },
    { start: null, end: null },
  ]
  expect(melodyOfWords(words, line(9, 0, 1, null, 2, 3, 9))).toEqual([
    [
      [
        { at: 0, semitones: 0 },
        { at: expect.closeTo(0.25), semitones: 1 },
      ],
      [
        { at: expect.closeTo(0.75), semitones: 2 },
        { at: expect.closeTo(1), semitones: 3 },
      ],
    ],
    [],
  ])
})

test('rates of answers too short for one are not compared', () => {
  const short = speech({ words: [word(0)] })
  expect(compareAttempts({ traits: [], evidence: short }, { traits: [], evidence: short }).wordsPerMinute).toBeNull()
  expect(
    compareAttempts({ traits: [], evidence: speech() }, { traits: [], evidence: speech() }).wordsPerMinute,
  ).toEqual({
    before: 150,
    now: 150,
  })
})

test('sounds of a word in whose place another was surely said are no weak sounds; of one that was perhaps said they are', () => {
  const phones = [phone('TH', 1, 0.2)]
  const replaced = (confidence: number) => [word(0), word(1, { status: 'replaced', confidence })]
  expect(weakSounds(replaced(0.95), phones)).toEqual([])
  expect(weakSounds(replaced(0.6), phones).map((sound) => sound.phone)).toEqual(['TH'])
})
