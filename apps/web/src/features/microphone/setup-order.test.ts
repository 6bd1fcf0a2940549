import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canConfirmTest,
  firstState,
  setupMachine,
  setupSteps,
  type SetupEvent,
  type SetupRules,
  type SetupState,
  type SetupStep,
} from './setup-machine.ts'

const device = fc.constantFrom('a', 'b', 'c').map((id) => ({ id, label: id }))
const devices = fc.uniqueArray(device, { selector: ({ id }) => id, maxLength: 3 })
/** How far from the present recording the answer is: mostly it is of this one. */
const take = fc.constantFrom(0, 0, 0, -1, 1)
const is = <Type extends SetupEvent>(event: Type) => fc.constant(event)

/** Anything that may be pressed, heard or answered, at any time. Those that lead on come more often. */
const anyEvent: fc.Arbitrary<SetupEvent> = fc.oneof(
  { arbitrary: is({ type: 'ask' }), weight: 3 },
  { arbitrary: devices.map((list) => ({ type: 'granted' as const, devices: list })), weight: 3 },
  { arbitrary: is({ type: 'confirm-device' }), weight: 3 },
  { arbitrary: is({ type: 'recorded', audio: 'take' }), weight: 3 },
  { arbitrary: take.map((at) => ({ type: 'checked' as const, take: at, transcription: 'one two' })), weight: 6 },
  { arbitrary: is({ type: 'confirm-test' }), weight: 3 },
  is({ type: 'denied', reason: 'no' }),
  devices.map((list) => ({ type: 'devices-changed' as const, devices: list })),
  device.map(({ id }) => ({ type: 'choose' as const, id })),
  fc.integer({ min: -50, max: 150 }).map((value) => ({ type: 'set-sensitivity' as const, value })),
  fc.nat(255).map((level) => ({ type: 'sound' as const, seconds: 0.3, level })),
  is({ type: 'cleared' }),
  take.map((at) => ({ type: 'check-failed' as const, take: at, message: 'no' })),
  is({ type: 'check-again' }),
  is({ type: 'save' }),
  fc.constantFrom(...setupSteps).map((to) => ({ type: 'back' as const, to })),
)
const anyEvents = fc.array(anyEvent, { minLength: 20, maxLength: 80 })
const anyRules = fc.record({ sentence: fc.constant('one two three'), needsVoice: fc.boolean() })

/** An answer names a recording near the present one. */
function aimed(event: SetupEvent, { take: present }: SetupState): SetupEvent {
  const isAnswer = event.type === 'checked' || event.type === 'check-failed'
  return isAnswer ? { ...event, take: present + event.take } : event
}

const placeOf = ({ step }: SetupState) => setupSteps.indexOf(step)
const leadsOn: Record<SetupStep, SetupEvent['type'] | null> = {
  permission: 'granted',
  device: 'confirm-device',
  test: 'confirm-test',
  save: null,
}

/** Whether the step has what the next one needs. */
function isDone(state: SetupState, rules: SetupRules): boolean {
  if (state.step === 'permission') return state.isAsking
  return state.step === 'device' ? state.chosen !== null : state.step === 'test' && canConfirmTest(state, rules)
}

const isConnected = (state: SetupState): boolean =>
  state.step === 'permission' ||
  state.chosen === null ||
  state.devices.some(({ id, label }) => id === state.chosen?.id && label === state.chosen.label)

test('whatever happens, a step is reached only from the one before it, when that one is done', () => {
  const reached = new Set<SetupStep>()
  fc.assert(
    fc.property(anyEvents, anyRules, (events, rules) => {
      let state = firstState(null)
      for (const raw of events) {
        const event = aimed(raw, state)
        const before = state
        const [next] = setupMachine(before, event, rules)
        state = next
        reached.add(state.step)
        const isOn = placeOf(state) > placeOf(before)
        expect(placeOf(state) - placeOf(before)).toBeLessThanOrEqual(1)
        expect(isOn && (event.type !== leadsOn[before.step] || !isDone(before, rules))).toBe(false)
      }
    }),
    { numRuns: 2000 },
  )
  expect(reached.size).toBe(setupSteps.length)
})

test('whatever happens, the device in use is connected, the sensitivity lies within its bounds, and only the last step saves', () => {
  fc.assert(
    fc.property(anyEvents, anyRules, (events, rules) => {
      let state = firstState(null)
      for (const raw of events) {
        const event = aimed(raw, state)
        const before = state.step
        const [next, effects] = setupMachine(state, event, rules)
        state = next
        expect(isConnected(state)).toBe(true)
        expect(state.sensitivity).toBeGreaterThanOrEqual(0)
        expect(state.sensitivity).toBeLessThanOrEqual(100)
        expect(before !== 'save' && effects.some(({ type }) => type === 'save')).toBe(false)
      }
    }),
    { numRuns: 1000 },
  )
})
