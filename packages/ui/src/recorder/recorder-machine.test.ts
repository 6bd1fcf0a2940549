import { describe, expect, test } from 'vitest'
import {
  defaultRecorderRules,
  recorderMachine,
  type RecorderEffect,
  type RecorderEvent,
  type RecorderRules,
  type RecorderState,
} from './recorder-machine.ts'

const idle: RecorderState = { name: 'idle' }
const loud = (seconds: number): RecorderEvent => ({ type: 'sound', seconds, level: 120 })
const quiet = (seconds: number): RecorderEvent => ({ type: 'sound', seconds, level: 9 })

/** Plays events in the time that their sounds take. */
function play(events: RecorderEvent[], rules: RecorderRules = defaultRecorderRules, from: RecorderState = idle) {
  let state = from
  let at = 0
  const effects: RecorderEffect[] = []
  for (const event of events) {
    if (event.type === 'sound') at += event.seconds * 1000
    const [next, more] = recorderMachine(state, event, rules, at)
    state = next
    effects.push(...more)
  }
  return { state, effects: effects.map((effect) => effect.type), last: effects.at(-1) }
}

const recording: RecorderEvent[] = [{ type: 'start' }, { type: 'granted' }]

describe('recorder machine (specification §4.1)', () => {
  test('start asks for the microphone and records once it is granted', () => {
    const { state, effects } = play(recording)
    expect(state).toMatchObject({ name: 'recording', elapsedSeconds: 0, silentSeconds: 0 })
    expect(effects).toEqual(['open-microphone', 'capture'])
  })

  test('the beep comes between permission and recording when it is wanted', () => {
    const rules = { ...defaultRecorderRules, hasBeep: true }
    expect(play(recording, rules).state.name).toBe('beep')
    const after = play([...recording, { type: 'beep-ended' }], rules)
    expect(after.state.name).toBe('recording')
    expect(after.effects).toEqual(['open-microphone', 'beep', 'capture'])
  })

  test('silence before recording starts does not count', () => {
    const rules = { ...defaultRecorderRules, hasBeep: true }
    const { state } = play([...recording, quiet(5), { type: 'beep-ended' }, quiet(2.9)], rules)
    expect(state).toMatchObject({ name: 'recording', elapsedSeconds: 2.9, silentSeconds: 2.9 })
  })

  test('three seconds below level 10 stop it because of silence', () => {
    const { state, last } = play([...recording, loud(2), quiet(1.5), quiet(1.5)])
    expect(state).toEqual({ name: 'encoding', elapsedSeconds: 5, reason: 'silence' })
    expect(last).toEqual({ type: 'encode', reason: 'silence' })
  })

  test('a level of exactly 10 is not silence', () => {
    const { state } = play([...recording, { type: 'sound', seconds: 4, level: 10 }])
    expect(state).toMatchObject({ name: 'recording', elapsedSeconds: 4, silentSeconds: 0 })
  })

  test('a sound starts the count of silence again', () => {
    expect(play([...recording, quiet(2.9), loud(0.1), quiet(2.9)]).state.name).toBe('recording')
  })

  test('it stops by itself at 60 seconds, and never says more', () => {
    const { state } = play([...recording, ...Array.from({ length: 70 }, () => loud(0.9))])
    expect(state).toEqual({ name: 'encoding', elapsedSeconds: 60, reason: 'maximum' })
  })

  test('the maximum wins over a silence that ends in the same block', () => {
    const rules = { ...defaultRecorderRules, maximumSeconds: 3 }
    expect(play([...recording, quiet(3)], rules).state).toMatchObject({ reason: 'maximum' })
  })

  test('stop encodes, and the microphone is given back once that is done', () => {
    const { state, effects } = play([...recording, loud(4), { type: 'stop' }, { type: 'encoded' }])
    expect(state).toEqual({ name: 'recorded', elapsedSeconds: 4, reason: 'learner' })
    expect(effects.slice(-2)).toEqual(['encode', 'release'])
  })

  test('try again throws the take away and starts over', () => {
    const { state, effects } = play([...recording, { type: 'stop' }, { type: 'encoded' }, { type: 'try-again' }])
    expect(state).toMatchObject({ name: 'asking', isRetry: false })
    expect(effects.slice(-2)).toEqual(['discard', 'open-microphone'])
  })

  test('start does not throw a finished take away', () => {
    const { state } = play([...recording, { type: 'stop' }, { type: 'encoded' }, { type: 'start' }])
    expect(state.name).toBe('recorded')
  })

  test('a refusal is shown; asking once more in vain says so', () => {
    expect(play([{ type: 'start' }, { type: 'denied' }]).state).toEqual({ name: 'denied', hasFailedAgain: false })
    const again = play([{ type: 'start' }, { type: 'denied' }, { type: 'request-permission' }, { type: 'denied' }])
    expect(again.state).toEqual({ name: 'denied', hasFailedAgain: true })
  })

  test('permission granted on the second try records', () => {
    expect(
      play([{ type: 'start' }, { type: 'denied' }, { type: 'request-permission' }, { type: 'granted' }]).state.name,
    ).toBe('recording')
  })
})
