import { describe, expect, test } from 'vitest'
import {
  acknowledged,
  at,
  beaten,
  failed,
  given,
  loaded,
  loading,
  next,
  opened,
  showing,
  take,
  text,
  through,
  tick,
} from '../testing/exam-events.ts'
import { PART_INTRO_MS } from './exam-machine.ts'
import { TAKE_PATIENCE_MS } from './item-steps.ts'

describe('the way to the first item', () => {
  test('leads over the checks, the introduction and the name of the part', () => {
    const { state, effects } = through(loading, loaded(0, null))
    expect(state.phase).toBe('checks')
    const introduced = through(state, { type: 'checked', now: 0 })
    expect(introduced.state.phase).toBe('introduction')
    const part = through(introduced.state, { type: 'introduced', now: 0 })
    expect(part.state.phase).toBe('part-intro')
    expect(through(part.state, { type: 'begin', now: 0 })).toMatchObject({ types: ['open'] })
    expect(effects).toEqual([])
  })

  test('has no introduction in a mini', () => {
    const { state } = through(
      loading,
      { type: 'loaded', test: at(0, { form: 'mini' }), waiting: [], typed: [], opened: null, now: 0 },
      { type: 'checked', now: 0 },
    )
    expect(state.phase).toBe('part-intro')
  })

  test('begins a part by itself after a minute', () => {
    const part = through(loading, loaded(2, 1)).state
    expect(part.phase).toBe('part-intro')
    expect(through(part, tick(PART_INTRO_MS - 1)).types).toEqual([])
    expect(through(part, tick(PART_INTRO_MS)).types).toEqual(['open'])
  })

  test('of a tab that was loaded anew leads to its item at once', () => {
    expect(through(loading, loaded(1, 1))).toMatchObject({ state: { phase: 'opening' }, types: ['open'] })
    expect(through(loading, loaded(3, 2))).toMatchObject({ state: { phase: 'opening' }, types: ['open'] })
  })

  test('is tried again when the line is down', () => {
    const opening = through(loading, loaded(1, 1), { type: 'open-failed', why: 'unreachable', now: 0 })
    expect(through(opening.state, tick(999)).types).toEqual([])
    expect(through(opening.state, tick(1000), tick(1001)).types).toEqual(['open'])
    expect(through(opening.state, { type: 'online', now: 1 }).types).toEqual(['open'])
  })

  test('of a test that has ended, or is not there, leads nowhere', () => {
    const over = through(loading, {
      type: 'loaded',
      test: at(4, { isEnded: true }),
      waiting: [],
      typed: [],
      opened: null,
      now: 0,
    })
    expect(over).toMatchObject({ state: { phase: 'ended' }, types: ['clear'] })
    expect(through(loading, { type: 'load-failed', why: 'gone', error: null }).state.phase).toBe('gone')
  })

  test('that cannot be loaded is tried again by hand', () => {
    const none = through(loading, { type: 'load-failed', why: 'unreachable', error: 'x' })
    expect(none.state.phase).toBe('load-failed')
    expect(through(none.state, { type: 'load' })).toMatchObject({ state: { phase: 'loading' }, types: ['load'] })
  })
})

describe('an item', () => {
  test('is marked as shown, and what comes is fetched ahead', () => {
    const test = at(1, { ahead: ['/media/a'] })
    const { effects } = through(loading, loaded(1, 1), opened(test))
    expect(effects).toContainEqual({ type: 'mark', position: 1 })
    expect(effects).toContainEqual({ type: 'fetch-ahead', urls: ['/media/a'] })
  })

  test('keeps what is typed as it is typed, and what was typed before is there again', () => {
    expect(through(showing(1), given(1, text('a'))).effects).toEqual([
      { type: 'keep-given', position: 1, given: text('a') },
    ])
    const again = through(loading, loaded(1, 1), opened(at(1), { given: text('before') }))
    expect(again.state).toMatchObject({ given: text('before') })
  })

  test('is kept before it is sent, and Next twice sends it once', () => {
    const { effects } = through(showing(1), given(1, text('a')), next(1), next(1), next(1))
    expect(effects.slice(1)).toEqual([
      { type: 'keep', position: 1, answer: { answer: 'a' } },
      { type: 'send', position: 1, answer: { answer: 'a' } },
    ])
  })

  test('without an answer is left without one', () => {
    expect(through(showing(2), next(2)).effects).toContainEqual({ type: 'send', position: 2, answer: null })
  })

  test('that is acknowledged is forgotten, and the next one stands there', () => {
    const { state, effects } = through(showing(2), given(2, text('a')), next(2), acknowledged(2))
    expect(state).toMatchObject({ phase: 'item', item: { position: 3 }, given: null, waiting: [] })
    expect(effects).toContainEqual({ type: 'forget', position: 2 })
  })

  test('of the end of a part leads to the next part', () => {
    const { state } = through(showing(1), next(1), acknowledged(1, at(2, { item: null })))
    expect(state).toMatchObject({ phase: 'part-intro', since: 1200 })
  })

  test('that was the last ends the test, at the server too', () => {
    const ending = through(showing(3), next(3), acknowledged(3, at(4, { item: null })))
    expect(ending.state.phase).toBe('ending')
    expect(ending.types.at(-1)).toBe('end')
    expect(ending.types).not.toContain('clear')
    expect(through(ending.state, { type: 'end-acknowledged' })).toMatchObject({
      state: { phase: 'ended' },
      types: ['clear'],
    })
  })

  test('is not changed by what comes for another one', () => {
    const here = showing(2)
    expect(through(here, given(1, text('late')), next(1), { type: 'heard', position: 1, now: 1 }).state).toEqual(here)
  })

  test('whose time is up is left once with what is there', () => {
    const typed = through(showing(2), given(2, text('a'))).state
    const { effects } = through(typed, tick(59_999), tick(60_000), tick(60_250), next(2))
    expect(effects.filter(({ type }) => type === 'send')).toEqual([
      { type: 'send', position: 2, answer: { answer: 'a' } },
    ])
  })

  test('gives a sign of life every five seconds', () => {
    const { types } = through(showing(2), tick(4999), tick(5000), tick(9999), tick(10_000))
    expect(types).toEqual(['beat', 'keep-readable', 'beat', 'keep-readable'])
  })

  test('that the server has left is left here, too', () => {
    const { types } = through(showing(2), beaten(3))
    expect(types).toEqual(['keep', 'send'])
  })
})

describe('a spoken item', () => {
  /** Its time to prepare is over. */
  const speaking = 45_000

  test('that nothing can be recorded of yet is left at once', () => {
    expect(through(showing(0), next(0)).types).toEqual(['keep', 'send'])
  })

  test('is closed by Next, and left when its take is there', () => {
    const closing = through(showing(0), next(0, speaking))
    expect(closing).toMatchObject({ state: { standing: 'closing' }, types: [] })
    expect(through(closing.state, given(0, take)).types).toEqual(['keep', 'send'])
  })

  test('without a take is left after a while', () => {
    const closing = through(showing(0), next(0, speaking)).state
    expect(through(closing, tick(speaking + TAKE_PATIENCE_MS - 1)).types).not.toContain('send')
    expect(through(closing, tick(speaking + TAKE_PATIENCE_MS)).effects).toContainEqual({
      type: 'send',
      position: 0,
      answer: null,
    })
  })

  test('whose player says that nothing was recorded is left at once', () => {
    expect(through(showing(0), next(0, speaking), given(0, null)).types).toEqual(['keep', 'send'])
  })

  test('keeps its take at once, and nothing replaces it', () => {
    const taken = through(showing(0), given(0, take), given(0, null))
    expect(taken.effects).toEqual([{ type: 'keep', position: 0, answer: take.answer }])
    expect(taken.state).toMatchObject({ standing: 'answering', given: take })
    expect(through(taken.state, next(0)).effects).toContainEqual({ type: 'send', position: 0, answer: take.answer })
  })

  test('whose take was kept is left at once after a crash', () => {
    const kept = [{ position: 0, answer: take.answer }]
    const { state, effects } = through(
      loading,
      { type: 'loaded', test: at(0), waiting: kept, typed: [], opened: 0, now: 0 },
      opened(at(0)),
    )
    expect(state).toMatchObject({ standing: 'leaving' })
    expect(effects).toContainEqual({ type: 'send', position: 0, answer: take.answer })
  })
})

describe('a line that is down', () => {
  const waiting = () => through(showing(2), given(2, text('a')), next(2), failed(2, 'unreachable', 1000))

  test('sends the answer again, later each time', () => {
    let { state } = waiting()
    const times: number[] = []
    let now = 1000
    while (times.length < 3) {
      now += 500
      const step = through(state, tick(now))
      state = step.state
      if (!step.types.includes('send')) continue
      times.push(now)
      state = through(state, failed(2, 'unreachable', now)).state
    }
    expect(times).toEqual([2000, 4000, 8000])
  })

  test('sends it at once when it is back', () => {
    expect(through(waiting().state, { type: 'online', now: 1001 }).types).toEqual(['beat', 'send'])
    expect(through(waiting().state, beaten(2, { now: 1002 })).types).toEqual(['send'])
  })

  test('still lets the learner type', () => {
    const { state } = through(showing(1), { type: 'beat-failed', why: 'unreachable', now: 0 }, given(1, text('b')))
    expect(state).toMatchObject({ standing: 'answering', given: text('b'), failures: 1 })
  })
})

test('answers of earlier items go out when their test is open again, after the one that is left', () => {
  const { effects, state } = through(
    loading,
    {
      type: 'loaded',
      test: at(2, { item: null }),
      waiting: [{ position: 1, answer: { answer: 'x' } }],
      typed: [],
      opened: 1,
      now: 0,
    },
    { type: 'begin', now: 0 },
    opened(at(2)),
  )
  expect(effects.at(-1)).toEqual({ type: 'send', position: 1, answer: { answer: 'x' } })
  const both = through(state, next(2), acknowledged(1, at(2)))
  expect(both.effects.filter(({ type }) => type === 'send')).toEqual([{ type: 'send', position: 2, answer: null }])
  expect(both.state).toMatchObject({ item: { position: 2 }, standing: 'leaving' })
})

describe('what the server refuses', () => {
  test('is set aside and said, and the test goes on without it', () => {
    const { effects, state } = through(showing(2), given(2, text('a')), next(2), failed(2, 'refused'))
    expect(effects.slice(-2)).toEqual([
      { type: 'set-aside', position: 2, message: 'Not so.' },
      { type: 'send', position: 2, answer: null },
    ])
    expect(state).toMatchObject({ standing: 'leaving' })
  })

  test('because another page has the test stops this one, which can take it back', () => {
    const stopped = through(showing(2), given(2, text('a')), next(2), failed(2, 'other_page'))
    expect(stopped.state).toMatchObject({ phase: 'taken-over', waiting: [{ position: 2, answer: { answer: 'a' } }] })
    const back = through(stopped.state, { type: 'take-over', now: 2000 }, opened(at(2), { now: 2100, sentAt: 2100 }))
    expect(back.effects).toContainEqual({ type: 'send', position: 2, answer: { answer: 'a' } })
  })

  test('because the test has ended says so', () => {
    expect(through(showing(2), next(2), failed(2, 'ended'))).toMatchObject({ state: { phase: 'ended' } })
    expect(through(showing(2), beaten(4, { isEnded: true })).state.phase).toBe('ended')
    expect(through(showing(2), { type: 'beat-failed', why: 'other_page', now: 1 }).state.phase).toBe('taken-over')
  })

  test('because the test was deleted says so', () => {
    expect(through(showing(2), next(2), failed(2, 'gone')).state.phase).toBe('gone')
  })

  test('because it stands elsewhere opens it again, in a moment', () => {
    const { state, types } = through(showing(2), next(2), failed(2, 'misplaced', 1000))
    expect(state.phase).toBe('opening')
    expect(types).not.toContain('open')
    expect(through(state, tick(2000)).types).toEqual(['open'])
  })
})
