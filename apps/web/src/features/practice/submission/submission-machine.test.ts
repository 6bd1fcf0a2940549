import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  editing,
  submissionMachine,
  type AttemptState,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
} from './submission-machine.ts'

const attempt = (status: AttemptState['status']): AttemptState => ({ id: 7, status, failureMessage: null })

function run(...events: SubmissionEvent[]): { state: SubmissionState; effects: SubmissionEffect[] } {
  let state: SubmissionState = editing
  const effects: SubmissionEffect[] = []
  for (const event of events) {
    const [next, caused] = submissionMachine(state, event)
    state = next
    effects.push(...caused)
  }
  return { state, effects }
}

test('an answer that is scored at once is forgotten here and shown', () => {
  const { state, effects } = run({ type: 'submit', key: 'k' }, { type: 'acknowledged', attempt: attempt('scored') })
  expect(state).toEqual({ name: 'scored', attemptId: 7 })
  expect(effects).toEqual([{ type: 'send', key: 'k' }, { type: 'forget' }, { type: 'show', attemptId: 7 }])
})

test('a retry keeps the key, however often it fails', () => {
  const failure = [{ type: 'resend' }, { type: 'unreachable', reason: 'offline' }] as const
  const { state, effects } = run(
    { type: 'submit', key: 'k' },
    { type: 'unreachable', reason: 'offline' },
    ...failure,
    ...failure,
  )
  expect(state).toEqual({ name: 'unsent', key: 'k', reason: 'offline' })
  expect(effects).toEqual([1, 2, 3].map(() => ({ type: 'send', key: 'k' })))
})

test('an answer kept from an earlier visit goes out again under its own key', () => {
  expect(run({ type: 'restored', key: 'old' }).effects).toEqual([{ type: 'send', key: 'old' }])
})

test('a refused answer stays as a draft, with the reason, and its key is not used again', () => {
  const { state, effects } = run({ type: 'submit', key: 'k' }, { type: 'refused', problem: 'Too long' })
  expect(state).toEqual({ name: 'editing', problem: 'Too long', isHeld: false })
  expect(effects.at(-1)).toEqual({ type: 'drop-key' })
})

test('an answer that the quota stops waits here, and goes out again only when the learner submits it', () => {
  const stopped = run({ type: 'submit', key: 'k' }, { type: 'held' })
  expect(stopped.state).toEqual({ name: 'editing', problem: null, isHeld: true })
  expect(stopped.effects.at(-1)).toEqual({ type: 'hold' })
  const later = run({ type: 'held' }, { type: 'resend' })
  expect(later.effects).toEqual([])
  expect(run({ type: 'held' }, { type: 'submit', key: 'k2' }).effects).toEqual([{ type: 'send', key: 'k2' }])
})

test('a held answer that is changed is an ordinary draft again', () => {
  const { state, effects } = run({ type: 'held' }, { type: 'edited' }, { type: 'edited' })
  expect(state).toEqual(editing)
  expect(effects).toEqual([{ type: 'release' }])
})

test('a queued answer is watched until it is scored', () => {
  const { state, effects } = run(
    { type: 'submit', key: 'k' },
    { type: 'acknowledged', attempt: attempt('queued') },
    { type: 'progressed', step: 'scoring' },
    { type: 'settled', attempt: attempt('scored') },
  )
  expect(state.name).toBe('scored')
  expect(effects).toContainEqual({ type: 'watch', attemptId: 7 })
})

test('a failed scoring says so and may be started over', () => {
  const failed = run(
    { type: 'submit', key: 'k' },
    { type: 'acknowledged', attempt: { ...attempt('failed'), failureMessage: 'Not scored' } },
  )
  expect(failed.state).toEqual({ name: 'failed', attemptId: 7, message: 'Not scored' })
  expect(submissionMachine(failed.state, { type: 'try-again' })).toEqual([editing, [{ type: 'clear' }]])
})

test('nothing is thrown away while an answer is on its way', () => {
  for (const events of [
    [{ type: 'submit', key: 'k' }],
    [
      { type: 'submit', key: 'k' },
      { type: 'unreachable', reason: 'offline' },
    ],
  ] as const) {
    const { state } = run(...events)
    expect(submissionMachine(state, { type: 'try-again' })).toEqual([state, []])
  }
})

const anyEvent: fc.Arbitrary<SubmissionEvent> = fc.oneof(
  fc.constantFrom<SubmissionEvent>(
    { type: 'resend' },
    { type: 'unreachable', reason: 'offline' },
    { type: 'refused', problem: 'Why' },
    { type: 'held' },
    { type: 'edited' },
    { type: 'progressed', step: 'scoring' },
    { type: 'try-again' },
    ...(['queued', 'scoring', 'scored', 'failed'] as const).flatMap((status): SubmissionEvent[] => [
      { type: 'acknowledged', attempt: attempt(status) },
      { type: 'settled', attempt: attempt(status) },
    ]),
  ),
  fc.constantFrom('a', 'b', 'c').map((key) => ({ type: 'submit', key }) as const),
)

test('whatever happens, no second key is sent before the first answer is settled', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const sent = run(...events).effects
      const isKept = sent.every((effect, place) => {
        if (effect.type !== 'send') return true
        const before = sent
          .slice(0, place)
          .findLast(({ type }) => ['send', 'forget', 'drop-key', 'hold'].includes(type))
        return before?.type !== 'send' || before.key === effect.key
      })
      expect(isKept).toBe(true)
    }),
  )
})
