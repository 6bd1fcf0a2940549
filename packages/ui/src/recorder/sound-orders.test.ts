import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultRecorderRules,
  recorderMachine,
  type RecorderEffect,
  type RecorderEvent,
  type RecorderRules,
  type RecorderState,
} from './recorder-machine.ts'
import type { SourceChange } from './source-health.ts'

/** An event of an order, or how long the recorder then goes on: `sound` hears a voice, `nothing` gets no samples, `asleep` runs nothing at all. */
type Part =
  | SourceChange
  | RecorderEvent
  | { sound: number }
  | { muted: number }
  | { nothing: number }
  | { asleep: number }

const start: RecorderEvent[] = [{ type: 'start' }, { type: 'granted' }]

/** A recorder on a wall clock of its own: ticks come every quarter of a second, blocks of sound every twentieth. */
function recorderAt(rules: RecorderRules = defaultRecorderRules) {
  let state: RecorderState = { name: 'idle' }
  let at = 0
  const effects: RecorderEffect[] = []
  const send = (event: RecorderEvent) => {
    const [next, more] = recorderMachine(state, event, rules, at)
    state = next
    effects.push(...more)
  }
  const run = (seconds: number, level: number | null) => {
    for (let passed = 50; passed <= seconds * 1000; passed += 50) {
      at += 50
      if (level !== null) send({ type: 'sound', seconds: 0.05, level })
      if (at % 250 === 0) send({ type: 'tick' })
    }
  }
  const take = (part: Part) => {
    if (typeof part === 'string') send({ type: 'source', change: part })
    else if ('type' in part) send(part)
    else if ('sound' in part) run(part.sound, 120)
    else if ('muted' in part) run(part.muted, 0)
    else if ('nothing' in part) run(part.nothing, null)
    else {
      at += part.asleep * 1000
      send({ type: 'tick' })
    }
  }
  for (const event of start) send(event)
  return { take, state: () => state, effects }
}

function play(parts: readonly Part[], rules?: RecorderRules) {
  const recorder = recorderAt(rules)
  for (const part of parts) recorder.take(part)
  return recorder
}

/** Orders as phones and computers really emit them: what came before 5 s, then what happens; how it ends. */
const orders: readonly (readonly [string, readonly Part[], string])[] = [
  [
    'a call on an iPhone that is taken',
    ['muted', { muted: 0.2 }, 'interrupted', { nothing: 0.5 }, { asleep: 90 }, 'unmuted', 'running', { sound: 1 }],
    'interrupted',
  ],
  [
    'a call on an iPhone that is declined after four seconds',
    ['muted', 'interrupted', { nothing: 4 }, 'unmuted', 'running', { sound: 1 }],
    'interrupted',
  ],
  ['a call told by the context first', ['interrupted', 'muted', { nothing: 3 }, 'unmuted', 'running'], 'interrupted'],
  ['a call that takes the track away', ['muted', 'interrupted', { nothing: 0.3 }, 'ended'], 'interrupted'],
  ['earphones taken out', ['device-gone', { sound: 0.1 }, 'ended'], 'disconnected'],
  ['earphones taken out, told the other way round', ['ended', 'device-gone'], 'disconnected'],
  ['earphones that are gone and whose track stays mute', ['device-gone', 'muted', { muted: 2.5 }], 'disconnected'],
  ['another app in front on Android', ['hidden', { sound: 0.5 }, 'frozen', { asleep: 60 }, 'shown'], 'background'],
  ['another app in front on an iPhone', ['hidden', 'muted', 'interrupted', { nothing: 3 }, 'shown'], 'background'],
  ['a page in the background whose sound stops untold', ['hidden', { nothing: 3 }], 'background'],
  ['a tab that is left for good', ['hidden', 'leaving'], 'background'],
  ['a USB microphone pulled', ['ended', { nothing: 0.1 }, 'device-gone'], 'disconnected'],
  ['a USB microphone pulled, muted just before', ['muted', 'ended', 'ended'], 'disconnected'],
  ['a permission withdrawn', ['refused'], 'refused'],
  ['a laptop closed for ten minutes', ['suspended', { asleep: 600 }, { nothing: 0.5 }], 'asleep'],
  ['a laptop closed that tells nothing', [{ asleep: 600 }, { sound: 0.5 }], 'asleep'],
  ['a laptop opened whose sound runs again at once', ['suspended', { asleep: 600 }, 'running', { sound: 1 }], 'asleep'],
  ['another app that takes the microphone', ['muted', { muted: 3 }], 'interrupted'],
  ['a context that is suspended in front', ['suspended', { nothing: 3 }], 'interrupted'],
  ['a context that is closed', ['closed'], 'no-sound'],
  ['a worklet that died', [{ nothing: 2 }], 'no-sound'],
  [
    'many short interruptions',
    Array.from({ length: 4 }, () => ['suspended', { nothing: 1.4 }, 'running', { sound: 0.25 }] as const).flat(),
    'interrupted',
  ],
]

describe('the sound stops', () => {
  test.each(orders)('%s ends the take, keeps what was recorded and says so', (_name, parts, reason) => {
    const { state, effects } = play([{ sound: 5 }, ...parts, { type: 'encoded' }])
    expect(state()).toMatchObject({ name: 'recorded', reason })
    expect(state()).toHaveProperty('elapsedSeconds')
    expect(effects.filter(({ type }) => type === 'encode')).toEqual([{ type: 'encode', reason }])
  })

  test.each(orders)('%s before anything was heard leaves no take, and says so', (_name, parts, failure) => {
    const { state, effects } = play(parts)
    // What plays on after a short trouble was recorded after all.
    const end = state()
    expect(end).toMatchObject(end.name === 'encoding' ? { reason: failure } : { name: 'failed', failure })
    expect(effects.filter(({ type }) => type === 'release' || type === 'encode')).toHaveLength(1)
  })
})

describe('the sound goes on', () => {
  test.each<readonly [string, readonly Part[]]>([
    ['a headset that changes its profile', ['muted', { muted: 0.8 }, 'unmuted']],
    ['a mute that is told twice', ['muted', 'muted', { muted: 1.5 }, 'unmuted', 'unmuted']],
    ['a call that is declined at once', ['muted', 'interrupted', { nothing: 1.2 }, 'running', 'unmuted']],
    ['another tab in front', ['hidden', { sound: 3 }, 'shown']],
    ['another device that is unplugged', ['device-gone', { sound: 3 }]],
    ['a page that is busy for a second', [{ nothing: 1 }]],
    [
      'a page that stands still while the sound is collected',
      [{ asleep: 6 }, { type: 'sound', seconds: 6, level: 120 }],
    ],
  ])('%s is only noted', (_name, parts) => {
    const { state } = play([{ sound: 5 }, ...parts, { sound: 3 }])
    expect(state().name).toBe('recording')
  })

  test('a trouble that is over does not name the next', () => {
    const { state } = play([{ sound: 2 }, 'muted', { muted: 0.8 }, 'unmuted', { sound: 2 }, { nothing: 2 }])
    expect(state()).toMatchObject({ reason: 'no-sound' })
  })

  test('silence is silence: what is heard is quiet, and nothing of the source tells otherwise', () => {
    expect(play([{ sound: 2 }, { muted: 3.5 }]).state()).toMatchObject({ name: 'encoding', reason: 'silence' })
  })

  test('what a muted microphone sends is not counted as silence', () => {
    const { state } = play([{ sound: 2 }, 'muted', { muted: 1.75 }, 'unmuted', { muted: 2 }])
    expect(state()).toMatchObject({ name: 'recording' })
  })
})

describe('the time of the exam is up', () => {
  const ends: readonly (readonly [string, readonly Part[]])[] = [
    ['while it records', []],
    ['in a mute', ['muted', { muted: 1 }]],
    ['after a sleep', ['suspended', { asleep: 600 }]],
    ['after another app was in front', ['hidden', { asleep: 60 }]],
  ]
  test.each(ends)('%s: what there is is handed over', (_name, parts) => {
    const { state } = play([{ sound: 5 }, ...parts, { type: 'time-up' }])
    expect(state()).toMatchObject({ name: 'encoding', reason: 'maximum' })
  })

  test.each<readonly [string, readonly RecorderEvent[]]>([
    ['before the learner began', []],
    ['while the browser asks', [{ type: 'start' }]],
    ['over a refusal', [{ type: 'start' }, { type: 'denied' }]],
    ['before the first sound', start],
  ])('%s: there is nothing to hand over, and it is said', (_name, events) => {
    let state: RecorderState = { name: 'idle' }
    for (const event of [...events, { type: 'time-up' } as const]) {
      ;[state] = recorderMachine(state, event, defaultRecorderRules, 0)
    }
    expect(state).toEqual({ name: 'failed', failure: 'time-up' })
  })

  test('a take that is there stays as it is', () => {
    const recorded = play([{ sound: 5 }, 'ended', { type: 'encoded' }, { type: 'time-up' }])
    expect(recorded.state()).toMatchObject({ name: 'recorded', reason: 'disconnected' })
  })

  test('a recorder that failed before does not ask for another press', () => {
    expect(play(['ended', { type: 'time-up' }]).state()).toEqual({ name: 'failed', failure: 'time-up' })
  })
})

describe('before the recording', () => {
  test('a browser that does not answer is told of after ten seconds, and may be asked again', () => {
    let state: RecorderState = { name: 'idle' }
    const effects: RecorderEffect[] = []
    const send = (event: RecorderEvent, at: number) => {
      const [next, more] = recorderMachine(state, event, defaultRecorderRules, at)
      state = next
      effects.push(...more)
    }
    send({ type: 'start' }, 0)
    send({ type: 'tick' }, 9750)
    send({ type: 'start' }, 9800)
    expect(state).toMatchObject({ name: 'asking', isSlow: false })
    send({ type: 'tick' }, 10_000)
    expect(state).toMatchObject({ name: 'asking', isSlow: true })
    send({ type: 'start' }, 11_000)
    expect(state).toMatchObject({ name: 'asking', isSlow: false, since: 11_000 })
    expect(effects.map(({ type }) => type)).toEqual(['open-microphone', 'open-microphone'])
    send({ type: 'granted' }, 12_000)
    expect(state.name).toBe('recording')
  })

  test('a tone that never ends is not waited for, and a microphone that goes meanwhile is told of', () => {
    const rules = { ...defaultRecorderRules, hasBeep: true }
    expect(play([{ nothing: 1 }], rules).state().name).toBe('beep')
    expect(play([{ nothing: 2 }], rules).state().name).toBe('recording')
    expect(play([{ nothing: 0.5 }, 'ended'], rules).state()).toEqual({ name: 'failed', failure: 'disconnected' })
  })
})

const change = fc.constantFrom<SourceChange>(
  'ended',
  'refused',
  'muted',
  'unmuted',
  'running',
  'suspended',
  'interrupted',
  'closed',
  'device-gone',
  'hidden',
  'shown',
  'frozen',
  'leaving',
)
const anyEvent = fc.oneof(
  fc.constantFrom<RecorderEvent>(
    { type: 'start' },
    { type: 'granted' },
    { type: 'denied' },
    { type: 'failed', failure: 'unknown' },
    { type: 'beep-ended' },
    { type: 'tick' },
    { type: 'stop' },
    { type: 'time-up' },
    { type: 'encoded' },
    { type: 'try-again' },
    { type: 'clear' },
    { type: 'request-permission' },
    { type: 'dismiss-denied' },
  ),
  fc.record({ type: fc.constant('source' as const), change }),
  fc.record({
    type: fc.constant('sound' as const),
    seconds: fc.double({ min: 0, max: 2, noNaN: true }),
    level: fc.integer({ min: 0, max: 255 }),
  }),
)
const anyRules = fc.record({
  maximumSeconds: fc.integer({ min: 1, max: 60 }),
  silenceSeconds: fc.integer({ min: 1, max: 5 }),
  silenceLevel: fc.integer({ min: 0, max: 255 }),
  hasBeep: fc.boolean(),
})
/** Events with what passes before each, from nothing to a night. */
const anyOrder = fc.array(
  fc.tuple(anyEvent, fc.oneof({ weight: 9, arbitrary: fc.nat(1500) }, { weight: 1, arbitrary: fc.nat(36_000_000) })),
  { maxLength: 80 },
)

describe('whatever the order of events', () => {
  type Seen = { before: RecorderState; event: RecorderEvent; state: RecorderState; effects: readonly RecorderEffect[] }

  function walk(order: readonly (readonly [RecorderEvent, number])[], rules: RecorderRules): Seen[] {
    let state: RecorderState = { name: 'idle' }
    let at = 0
    const all = [...start.map((event) => [event, 0] as const), ...order]
    return all.map(([event, passed]) => {
      at += passed
      const before = state
      const [next, effects] = recorderMachine(state, event, rules, at)
      state = next
      return { before, event, state, effects }
    })
  }

  test('nothing is recorded past the maximum or past the silence', () => {
    fc.assert(
      fc.property(anyOrder, anyRules, (order, rules) => {
        for (const { state } of walk(order, rules)) {
          expect('elapsedSeconds' in state ? state.elapsedSeconds : 0).toBeLessThanOrEqual(rules.maximumSeconds)
          expect(state.name === 'recording' ? state.silentSeconds : 0).toBeLessThan(rules.silenceSeconds)
        }
      }),
    )
  })

  test('a capture ends in one take or a release before the next begins, and no take is handed over twice', () => {
    const letters = new Map([
      ['capture', 'c'],
      ['encode', 'e'],
      ['release', 'r'],
    ])
    fc.assert(
      fc.property(anyOrder, anyRules, (order, rules) => {
        const trail = walk(order, rules)
          .flatMap(({ effects }) => effects.map(({ type }) => letters.get(type) ?? ''))
          .join('')
        expect(trail).not.toMatch(/cc|(?:^|[er])e/u)
      }),
    )
  })

  test('what was recorded is lost by the learner alone', () => {
    fc.assert(
      fc.property(anyOrder, anyRules, (order, rules) => {
        for (const { before, event, state, effects } of walk(order, rules)) {
          const hadSound = before.name === 'recording' && before.elapsedSeconds > 0
          if (!hadSound || event.type === 'clear' || state.name === 'recording') continue
          expect(state.name).toBe('encoding')
          expect(effects.map(({ type }) => type)).toEqual(['encode'])
        }
      }),
    )
  })

  test('a recording ends within the time that its trouble may last: ticks alone end what sends nothing', () => {
    fc.assert(
      fc.property(anyOrder, anyRules, (order, rules) => {
        const last = walk(order, rules).at(-1)?.state
        if (last?.name !== 'recording') return
        let state: RecorderState = last
        let at = order.reduce((sum, [, passed]) => sum + passed, 0)
        for (let tick = 0; tick < 12; tick += 1) {
          at += 250
          ;[state] = recorderMachine(state, { type: 'tick' }, rules, at)
        }
        expect(['encoding', 'failed']).toContain(state.name)
      }),
    )
  })
})
