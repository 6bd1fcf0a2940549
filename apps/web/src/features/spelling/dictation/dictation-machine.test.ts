import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dictationMachine } from './dictation-machine.ts'
import {
  canGoOn,
  canListen,
  canSubmit,
  canTryAgain,
  canType,
  initialDictation,
  isRunning,
  secondsLeft,
  type DictationEffect,
  type DictationEvent,
  type DictationState,
} from './dictation-state.ts'

const T = 1_000_000
const wordsOf = (...words: string[]) =>
  words.map((word) => ({ word, americanAudio: `/us/${word}`, britishAudio: `/uk/${word}` }))
const three = wordsOf('bridge', 'science', 'friend')
const scored = { id: 4, score: 1, totalWords: 3, words: [], createdDate: '2026-11-21T09:00:00Z' }

/** Sends events one after another; keeps what had to be done. */
function play(...events: DictationEvent[]) {
  return playFrom(initialDictation, ...events)
}

function playFrom(start: DictationState, ...events: DictationEvent[]) {
  const effects: DictationEffect[] = []
  const state = events.reduce((present, event) => {
    const [next, more] = dictationMachine(present, event)
    effects.push(...more)
    return next
  }, start)
  return { state, effects, types: effects.map(({ type }) => type) }
}

const tick = (seconds: number): DictationEvent => ({ type: 'tick', now: T + seconds * 1000 })
const load: DictationEvent = { type: 'loaded', load: 1, words: three, now: T }
const next = (seconds: number): DictationEvent => ({ type: 'next', now: T + seconds * 1000 })
const type = (text: string): DictationEvent => ({ type: 'typed', text })
const atLast = [load, tick(3), type('brige'), next(4), next(5)]

test('words that are loaded start a countdown of three seconds, in which nothing can be done', () => {
  const { state, effects } = play(load)
  expect(state.phase).toBe('countdown')
  expect(secondsLeft(state)).toBe(3)
  expect([canType(state), canListen(state), canGoOn(state), canSubmit(state), isRunning(state)]).toEqual(
    Array.from({ length: 5 }, () => false),
  )
  expect(effects).toEqual([])
  const pressed: DictationEvent[] = [type('x'), { type: 'replay', now: T }, next(1), { type: 'submit', key: 'k' }]
  expect(playFrom(state, ...pressed)).toMatchObject({ state: { ...state, seenAt: T }, effects: [] })
})

test('the countdown shows 3, 2, 1, and at its end the first word is said and can be typed for ten seconds', () => {
  expect([0, 0.5, 1, 1.9, 2, 2.999].map((at) => secondsLeft(play(load, tick(at)).state))).toEqual([3, 3, 2, 2, 1, 1])
  const { state, effects } = play(load, tick(3))
  expect(state.phase).toBe('typing')
  expect(secondsLeft(state)).toBe(10)
  expect(effects).toEqual([{ type: 'say', word: three[0], accent: 'UK' }])
  expect([canType(state), canListen(state), canGoOn(state), canSubmit(state), isRunning(state)]).toEqual([
    true,
    true,
    true,
    false,
    true,
  ])
})

test('after ten seconds time is up: the player is closed, the field and Next are not', () => {
  expect(play(load, tick(3), tick(12.999)).state.phase).toBe('typing')
  const { state } = play(load, tick(3), tick(13))
  expect(state.phase).toBe('time-up')
  expect(secondsLeft(state)).toBe(0)
  expect([canType(state), canListen(state), canGoOn(state)]).toEqual([true, false, true])
  const late = playFrom(state, type('bridge'), { type: 'replay', now: T + 14_000 })
  expect(late.state.answers[0]).toBe('bridge')
  expect(late.effects).toEqual([])
})

test('the next word clears the field, starts the ten seconds anew and is said', () => {
  const { state, effects } = play(load, tick(3), tick(13), type('brige'), next(20))
  expect(state).toMatchObject({ phase: 'typing', index: 1, answers: ['brige', '', ''] })
  expect(secondsLeft(state)).toBe(10)
  expect(effects.slice(-1)).toEqual([{ type: 'say', word: three[1], accent: 'UK' }])
})

test('the countdown runs once: no word after the first has one', () => {
  const { state } = play(load, tick(3), next(4), tick(4.5))
  expect(state.phase).toBe('typing')
})

test('on the last word Next is closed and Submit open, and only there', () => {
  const { state } = play(...atLast)
  expect([canGoOn(state), canSubmit(state)]).toEqual([false, true])
  expect(playFrom(state, next(6)).state.index).toBe(2)
  expect(play(load, tick(3), { type: 'submit', key: 'k' }).types).not.toContain('submit')
})

test('a dictation of one word is submitted after its countdown', () => {
  const one: DictationEvent = { type: 'loaded', load: 1, words: wordsOf('bridge'), now: T }
  expect(canSubmit(play(one).state)).toBe(false)
  expect(canSubmit(play(one, tick(3)).state)).toBe(true)
})

test('what was left empty is submitted as an empty text', () => {
  const { state, effects } = play(...atLast, type('friend'), { type: 'submit', key: 'k' })
  expect(state.submission).toEqual({ name: 'sending', key: 'k' })
  expect(effects.slice(-2)).toEqual([
    { type: 'hush' },
    {
      type: 'submit',
      key: 'k',
      words: [
        { word: 'bridge', answer: 'brige' },
        { word: 'science', answer: '' },
        { word: 'friend', answer: 'friend' },
      ],
      accent: 'UK',
    },
  ])
})

test('while it is sent and after it was scored nothing changes any more', () => {
  const sending = play(...atLast, { type: 'submit', key: 'k' }).state
  const more: DictationEvent[] = [type('x'), next(9), { type: 'replay', now: T }, { type: 'submit', key: 'other' }]
  expect(playFrom(sending, ...more).types).toEqual([])
  expect(playFrom(sending, ...more).state.answers).toEqual(sending.answers)
  expect(canTryAgain(sending)).toBe(false)
  const sent = playFrom(sending, { type: 'submitted', answer: scored })
  expect(sent.state.submission).toEqual({ name: 'sent', answer: scored })
  expect(isRunning(sent.state)).toBe(false)
  expect(playFrom(sent.state, ...more).types).toEqual([])
})

test('a failed submission keeps the answers and can be sent again', () => {
  const failed = play(
    ...atLast,
    type('friend'),
    { type: 'submit', key: 'first' },
    { type: 'submission-failed', mayHaveArrived: false },
  )
  expect(failed.state.answers).toEqual(['brige', '', 'friend'])
  expect(isRunning(failed.state)).toBe(true)
  expect(playFrom(failed.state, { type: 'submit', key: 'second' }).state.submission).toEqual({
    name: 'sending',
    key: 'second',
  })
})

test('what may have arrived is sent again under its key, unless the answer was changed', () => {
  const lost = play(
    ...atLast,
    { type: 'submit', key: 'first' },
    { type: 'submission-failed', mayHaveArrived: true },
  ).state
  const keyOf = ({ submission }: DictationState) => (submission.name === 'sending' ? submission.key : null)
  expect(keyOf(playFrom(lost, { type: 'submit', key: 'second' }).state)).toBe('first')
  expect(keyOf(playFrom(lost, type('friend'), { type: 'submit', key: 'second' }).state)).toBe('second')
})

test('Try again begins from the first word: no answers, British, three seconds, other words', () => {
  const { state, effects } = play(...atLast, { type: 'accent', accent: 'US', now: T }, { type: 'try-again' })
  expect(state).toEqual({ ...initialDictation, load: 2 })
  expect(effects.slice(-2)).toEqual([{ type: 'hush' }, { type: 'load', load: 2 }])
  const again = playFrom(state, { type: 'loaded', load: 2, words: wordsOf('library'), now: T + 60_000 })
  expect(again.state).toMatchObject({ phase: 'countdown', index: 0, answers: [''], accent: 'UK' })
  expect(secondsLeft(again.state)).toBe(3)
})

test('words of an earlier loading come too late', () => {
  const { state } = play(load, { type: 'try-again' }, load)
  expect(state.phase).toBe('loading')
  expect(playFrom(state, { type: 'load-failed', load: 1 }).state.phase).toBe('loading')
})

test('words that cannot be loaded, or none at all, are asked for again', () => {
  const failed = play({ type: 'load-failed', load: 1 })
  expect(failed.state.phase).toBe('load-failed')
  expect(playFrom(failed.state, { type: 'try-again' }).types).toEqual(['hush', 'load'])
  expect(play({ type: 'loaded', load: 1, words: [], now: T }).state.phase).toBe('load-failed')
})

test('another accent is heard at once while the word may be heard, and else from the next word on', () => {
  const us: DictationEvent = { type: 'accent', accent: 'US', now: T + 4000 }
  expect(play(load, tick(3), us).effects.at(-1)).toEqual({ type: 'say', word: three[0], accent: 'US' })
  expect(play(load, us).effects).toEqual([])
  const late = play(load, tick(3), tick(13), { ...us, now: T + 14_000 })
  expect(late.types).toEqual(['say'])
  expect(playFrom(late.state, next(15)).effects[0]).toEqual({ type: 'say', word: three[1], accent: 'US' })
  expect(play(load, tick(3), { type: 'accent', accent: 'UK', now: T }).types).toEqual(['say'])
})

test('hearing the word again costs no time and gives none', () => {
  const { state, effects } = play(load, tick(3), tick(8), { type: 'replay', now: T + 8000 })
  expect(secondsLeft(state)).toBe(5)
  expect(effects.filter((effect) => effect.type === 'say')).toHaveLength(2)
})

test('a tab that slept gains no time: the ten seconds run from the end of the countdown', () => {
  const { state, types } = play(load, tick(5))
  expect(secondsLeft(state)).toBe(8)
  expect(types).toEqual(['say'])
  const away = play(load, tick(3600))
  expect(away.state.phase).toBe('time-up')
  expect(away.types).toEqual([])
  expect(play(load, tick(3), tick(3600)).state.phase).toBe('time-up')
})

test('a clock that is set back gives no time and takes none', () => {
  const { state } = play(load, tick(3), tick(8), tick(-3600), tick(-3598))
  expect(secondsLeft(state)).toBe(3)
  expect(playFrom(state, tick(-3595)).state.phase).toBe('time-up')
})

test.each(['refused', 'failed'] as const)(
  'the clock stands while the word is not heard (%s), and starts with it',
  (why) => {
    const silent = play(load, tick(3), { type: 'silent', why }, tick(60))
    expect(silent.state.phase).toBe('typing')
    expect(secondsLeft(silent.state)).toBe(10)
    expect(canGoOn(silent.state)).toBe(true)
    const heard = playFrom(silent.state, { type: 'replay', now: T + 61_000 })
    expect(heard.types).toEqual(['say'])
    expect(secondsLeft(heard.state)).toBe(10)
    expect(playFrom(heard.state, tick(71)).state.phase).toBe('time-up')
  },
)

test('a player that falls silent when time is up changes nothing', () => {
  const { state } = play(load, tick(3), tick(13), { type: 'silent', why: 'failed' })
  expect(state).toMatchObject({ phase: 'time-up', silence: null })
})

test('an answer holds a hundred characters', () => {
  expect(play(load, tick(3), type('x'.repeat(500))).state.answers[0]).toHaveLength(100)
})

const instants = fc.integer({ min: T - 20_000, max: T + 200_000 })
const anyEvent: fc.Arbitrary<DictationEvent> = fc.oneof(
  fc.record({
    type: fc.constant('loaded' as const),
    load: fc.integer({ min: 1, max: 3 }),
    words: fc.constantFrom(three, wordsOf('one'), wordsOf('one', 'two'), []),
    now: instants,
  }),
  fc.record({ type: fc.constant('load-failed' as const), load: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant('tick' as const), now: instants }),
  fc.record({ type: fc.constant('typed' as const), text: fc.string({ maxLength: 120 }) }),
  fc.record({ type: fc.constant('replay' as const), now: instants }),
  fc.record({ type: fc.constant('silent' as const), why: fc.constantFrom('refused' as const, 'failed' as const) }),
  fc.record({
    type: fc.constant('accent' as const),
    accent: fc.constantFrom('UK' as const, 'US' as const, 'AU' as const),
    now: instants,
  }),
  fc.record({ type: fc.constant('next' as const), now: instants }),
  fc.record({ type: fc.constant('submit' as const), key: fc.constantFrom('a', 'b', 'c') }),
  fc.constant({ type: 'submitted' as const, answer: scored }),
  fc.record({ type: fc.constant('submission-failed' as const), mayHaveArrived: fc.boolean() }),
  fc.constant({ type: 'try-again' as const }),
)

test('whatever comes in whatever order, the word is one of the list and each word has one answer', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state = initialDictation
      for (const event of events) {
        const [after, effects] = dictationMachine(state, event)
        expect(after.answers).toHaveLength(after.words.length)
        expect(after.index).toBeGreaterThanOrEqual(0)
        expect(after.index).toBeLessThan(Math.max(1, after.words.length))
        expect(secondsLeft(after)).toBeGreaterThanOrEqual(0)
        expect(secondsLeft(after)).toBeLessThanOrEqual(10)
        for (const effect of effects) {
          if (effect.type !== 'submit') continue
          expect(state.index).toBe(state.words.length - 1)
          expect(effect.words).toEqual(state.words.map(({ word }, at) => ({ word, answer: state.answers[at] })))
        }
        state = after
      }
    }),
    { numRuns: 500 },
  )
})

test('only the learner changes an answer, and never one of a word that has passed', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state: DictationState = dictationMachine(initialDictation, load)[0]
      for (const event of events) {
        const [after] = dictationMachine(state, event)
        const isNew = after.words !== state.words
        const changed = isNew ? [] : after.answers.filter((answer, at) => answer !== state.answers[at])
        expect(changed.length === 0 || (event.type === 'typed' && changed.length === 1)).toBe(true)
        const passed = isNew ? [] : after.answers.slice(0, state.index)
        expect(passed).toEqual(isNew ? [] : state.answers.slice(0, state.index))
        state = after
      }
    }),
    { numRuns: 300 },
  )
})

test('the word is said only while it may be heard', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state = initialDictation
      for (const event of events) {
        const [after, effects] = dictationMachine(state, event)
        const saying = effects.filter((effect) => effect.type === 'say')
        expect(saying.length === 0 || canListen(after)).toBe(true)
        expect(saying.every(({ word }) => word === after.words[after.index])).toBe(true)
        state = after
      }
    }),
    { numRuns: 300 },
  )
})
