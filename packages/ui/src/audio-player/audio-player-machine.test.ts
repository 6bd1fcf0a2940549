import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  audioPlayerMachine,
  initialAudioPlayer,
  type AudioPlayerEvent,
  type AudioPlayerRules,
} from './audio-player-machine.ts'

const practice: AudioPlayerRules = { isPlayOnce: false }
const exam: AudioPlayerRules = { isPlayOnce: true }

function play(events: AudioPlayerEvent[], rules = practice) {
  let state = { ...initialAudioPlayer, durationSeconds: 20 }
  let effects: string[] = []
  for (const event of events) {
    const [next, made] = audioPlayerMachine(state, event, rules)
    state = next
    effects = made.map((effect) => effect.type)
  }
  return { state, effects }
}

const second: AudioPlayerEvent = { type: 'second-passed' }

describe('audio player machine (specification §4.3)', () => {
  test('it counts down and then plays', () => {
    const shown: AudioPlayerEvent = { type: 'shown', startsAfterSeconds: 3 }
    expect(play([shown, second]).state).toMatchObject({ phase: 'countdown', countdownSeconds: 2 })
    expect(play([shown, second, second, second])).toMatchObject({ state: { phase: 'playing' }, effects: ['play'] })
  })

  test('without a countdown it waits for the learner', () => {
    expect(play([{ type: 'shown', startsAfterSeconds: undefined }, second]).state.phase).toBe('ready')
  })

  test('play during the countdown starts at once, and later seconds change nothing', () => {
    expect(play([{ type: 'shown', startsAfterSeconds: 3 }, { type: 'play' }, second, second]).state.phase).toBe(
      'playing',
    )
  })

  test('an arrow moves two seconds and stays within the sound', () => {
    const moved: AudioPlayerEvent = { type: 'moved', toSeconds: 19 }
    expect(play([{ type: 'play' }, moved, { type: 'seek-by', seconds: 2 }]).state.positionSeconds).toBe(20)
    expect(play([{ type: 'play' }, { type: 'seek-by', seconds: -2 }]).state.positionSeconds).toBe(0)
  })

  test('playing after the end starts from the beginning', () => {
    const { state, effects } = play([{ type: 'play' }, { type: 'ended' }, { type: 'toggle' }])
    expect(state).toMatchObject({ phase: 'playing', positionSeconds: 0 })
    expect(effects).toEqual(['seek', 'play'])
  })

  test('the chosen speed travels with every start', () => {
    const [, effects] = audioPlayerMachine({ ...initialAudioPlayer, speed: 1.5 }, { type: 'play' }, practice)
    expect(effects).toEqual([{ type: 'play', speed: 1.5 }])
  })

  test('the exam hears it once: no pause, no scrubbing, no other speed, no second time', () => {
    const started: AudioPlayerEvent[] = [{ type: 'play' }, { type: 'moved', toSeconds: 5 }]
    const refused: AudioPlayerEvent[] = [
      { type: 'pause' },
      { type: 'toggle' },
      { type: 'seek', toSeconds: 1 },
      { type: 'seek-by', seconds: 2 },
      { type: 'speed', speed: 0.5 },
    ]
    for (const event of refused) expect(play([...started, event], exam).state).toEqual(play(started, exam).state)
    expect(play([{ type: 'play' }, { type: 'ended' }, { type: 'play' }], exam).state.phase).toBe('ended')
  })

  test('a browser that refuses leaves it ready to be pressed, also in the exam', () => {
    expect(
      play([{ type: 'shown', startsAfterSeconds: 0 }, { type: 'refused' }, { type: 'play' }], exam).state.phase,
    ).toBe('playing')
  })

  test('a failure can be tried again', () => {
    expect(play([{ type: 'failed' }, { type: 'play' }]).state.phase).toBe('failed')
    expect(play([{ type: 'failed' }, { type: 'retry' }])).toMatchObject({
      state: { phase: 'ready' },
      effects: ['load'],
    })
  })
})

const anyEvent = fc.oneof(
  fc.constantFrom<AudioPlayerEvent>(
    second,
    { type: 'play' },
    { type: 'pause' },
    { type: 'toggle' },
    { type: 'retry' },
    { type: 'ended' },
    { type: 'refused' },
    { type: 'failed' },
  ),
  fc
    .double({ noNaN: true, min: -100, max: 100 })
    .chain((value) =>
      fc.constantFrom<AudioPlayerEvent>(
        { type: 'seek', toSeconds: value },
        { type: 'seek-by', seconds: value },
        { type: 'volume', volume: value },
        { type: 'speed', speed: value },
        { type: 'shown', startsAfterSeconds: value },
      ),
    ),
)

test('no order of events leaves the sound, the volume or the speed outside their scales, and the exam ends at most once', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), fc.boolean(), (events, isPlayOnce) => {
      const { state } = play(events, { isPlayOnce })
      expect(state.positionSeconds).toBeGreaterThanOrEqual(0)
      expect(state.positionSeconds).toBeLessThanOrEqual(20)
      expect(state.volume).toBeGreaterThanOrEqual(0)
      expect(state.volume).toBeLessThanOrEqual(1)
      expect(state.speed).toBeGreaterThan(0)
      expect(state.timesEnded).toBeLessThanOrEqual(isPlayOnce ? 1 : Infinity)
    }),
  )
})
