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
import type { ExamEvent } from './exam-state.ts'

describe('the end', () => {
  const all = at(4, { item: null })
  const waiting = [{ position: 3, answer: { answer: 'x' } }]
  const over: ExamEvent = { type: 'loaded', test: all, waiting, typed: [], opened: 3, now: 0 }
  const ending = () => through(showing(3), next(3), acknowledged(3, all)).state

  test('of a test in which all was left comes after what still waits was handed in', () => {
    const opening = through(loading, over)
    expect(opening.types).toEqual(['open'])
    const sending = through(opening.state, opened(all))
    expect(sending).toMatchObject({ state: { phase: 'ending' }, effects: [{ type: 'send', ...waiting[0] }] })
    const end = through(sending.state, acknowledged(3, all))
    expect(end.types).toEqual(['forget', 'end'])
    expect(through(end.state, { type: 'end-acknowledged' })).toMatchObject({
      state: { phase: 'ended' },
      types: ['clear'],
    })
  })

  test('is asked for again, later each time, until the server says so', () => {
    const lost: ExamEvent = { type: 'end-failed', why: 'unreachable', now: 2000 }
    const { state, types } = through(ending(), lost)
    expect(types).toEqual([])
    expect(through(state, tick(2999)).types).toEqual([])
    const again = through(state, tick(3000), tick(3001))
    expect(again.types).toEqual(['end'])
    expect(through(again.state, { ...lost, now: 3000 }, tick(4999)).types).toEqual([])
    expect(through(state, { type: 'online', now: 2001 }).types).toEqual(['end'])
  })

  test('has come where the server says that it has', () => {
    const { state, types } = through(ending(), { type: 'end-failed', why: 'ended', now: 2000 })
    expect([state.phase, types]).toEqual(['ended', ['clear']])
  })

  test.each([
    ['a sign of life', beaten(3, { isEnded: true })],
    ['a call that is refused', failed(3, 'ended')],
  ])('that comes before an answer was taken, told by %s, leaves that answer set aside', (_what, event) => {
    const { state, effects } = through(showing(3), given(3, text('bees')), next(3), event)
    expect(state.phase).toBe('ended')
    expect(effects.at(-1)).toEqual({ type: 'clear', unsent: [{ position: 3, answer: { answer: 'bees' } }] })
  })

  test('leaves nothing set aside that was taken, and what is typed and not handed in stays', () => {
    const taken = through(
      showing(3),
      given(3, text('bees')),
      next(3),
      acknowledged(3, at(4, { isEnded: true, item: null })),
    )
    expect(taken.effects.at(-1)).toEqual({ type: 'clear', unsent: [] })
    const typed = through(showing(3), given(3, text('bees')), beaten(3, { isEnded: true }))
    expect(typed.effects.at(-1)).toEqual({ type: 'clear', unsent: [{ position: 3, answer: { answer: 'bees' } }] })
  })

  test('is not kept waiting by an answer that is refused', () => {
    const { types } = through(loading, over, opened(all), failed(3, 'refused'))
    expect(types.slice(-2)).toEqual(['set-aside', 'end'])
  })

  test('keeps what the line loses, and sends it again', () => {
    const { state, types } = through(loading, over, opened(all), failed(3, 'unreachable', 100))
    expect(types).not.toContain('clear')
    expect(through(state, tick(1100)).effects).toEqual([{ type: 'send', ...waiting[0] }])
  })
})

describe('what was typed for an item that time left while no page was there', () => {
  const typed = [
    { position: 1, answer: { answer: 'late' } },
    { position: 2, answer: { answer: 'present' } },
  ]

  test('is handed in when the test is opened again, and what stands in the present item stays there', () => {
    const { effects, state } = through(loading, loaded(2, 2), opened(at(2), { typed, given: text('present') }))
    expect(effects).toContainEqual({ type: 'keep', position: 1, answer: { answer: 'late' } })
    expect(effects).toContainEqual({ type: 'send', position: 1, answer: { answer: 'late' } })
    expect(state).toMatchObject({ standing: 'answering', given: text('present') })
  })

  test('is handed in though all of the test was left meanwhile', () => {
    const over: ExamEvent = { type: 'loaded', test: at(4, { item: null }), waiting: [], typed, opened: 1, now: 0 }
    const { types } = through(loading, over)
    expect(types).toEqual(['keep', 'keep', 'open'])
  })
})

describe('an acknowledgement that was lost', () => {
  const left = () => through(showing(2), given(2, text('a')), next(2)).state

  test('does not hold the test up: it is opened where it stands, and the answer that is on its way is not sent twice', () => {
    const opening = through(left(), beaten(3))
    expect(opening).toMatchObject({ state: { phase: 'opening', sending: 2 }, types: ['open'] })
    const here = through(opening.state, opened(at(3)))
    expect(here).toMatchObject({ state: { phase: 'item', item: { position: 3 }, standing: 'answering' } })
    expect(here.types).not.toContain('send')
    expect(through(here.state, failed(2, 'unreachable', 1000), tick(2000)).types).toContain('send')
    expect(through(opening.state, failed(2, 'unreachable'), opened(at(3))).types).toContain('send')
  })
})

describe('the clock', () => {
  test('counts from when it was asked for, not from when the answer came', () => {
    const { state } = through(loading, loaded(2, 2), opened(at(2), { sentAt: 1000, now: 4000 }))
    expect(state).toMatchObject({ clock: { endsAt: 61_000 } })
    const beat = through(state, beaten(2, { remainingMs: 50_000, sentAt: 5000, now: 8000 }))
    expect(beat.state).toMatchObject({ clock: { endsAt: 55_000 } })
    const after = through(showing(2), next(2), acknowledged(2))
    expect(after.state).toMatchObject({ clock: { endsAt: 61_150 } })
  })

  test('of the item after a take does not pay for the take’s way, and is set by a sign of life at once', () => {
    const { state, types } = through(showing(0), given(0, take), next(0), acknowledged(0))
    expect(state).toMatchObject({ clock: { endsAt: 61_200 } })
    expect(types).toContain('beat')
  })
})
