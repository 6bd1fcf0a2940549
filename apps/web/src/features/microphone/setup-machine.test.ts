import { expect, test } from 'vitest'
import {
  firstState,
  setupMachine,
  type Device,
  type SetupEffect,
  type SetupEvent,
  type SetupState,
} from './setup-machine.ts'

const usb: Device = { id: 'usb', label: 'USB microphone' }
const headset: Device = { id: 'headset', label: 'Headset' }
const rules = { sentence: 'We learn our culture.', needsVoice: false }
const onPhone = { ...rules, needsVoice: true }

const granted: readonly SetupEvent[] = [{ type: 'ask' }, { type: 'granted', devices: [usb, headset] }]
const testing: readonly SetupEvent[] = [...granted, { type: 'confirm-device' }]
const recorded: readonly SetupEvent[] = [...testing, { type: 'recorded', audio: 'take one' }]

/** Where these events lead from the beginning, and everything that was to be done on the way. */
function after(events: readonly SetupEvent[], { from = firstState(null), by = rules } = {}) {
  const effects: SetupEffect[] = []
  let state: SetupState = from
  for (const event of events) {
    const [next, more] = setupMachine(state, event, by)
    state = next
    effects.push(...more)
  }
  return { state, effects }
}

/** The recording that is looked at just now is understood as `transcription`. */
const checked = (events: readonly SetupEvent[], transcription: string): readonly SetupEvent[] => [
  ...events,
  { type: 'checked', take: after(events).state.take, transcription },
]
const saving: readonly SetupEvent[] = [...checked(recorded, 'We learn our culture'), { type: 'confirm-test' }]

test('it begins with the permission and a sensitivity of 100', () => {
  expect(firstState(null)).toMatchObject({ step: 'permission', isAsking: false, sensitivity: 100 })
})

test('permission is asked for once, however often the button is pressed', () => {
  expect(after([{ type: 'ask' }, { type: 'ask' }]).effects).toEqual([{ type: 'ask-permission' }])
})

test('a granted permission leads to the devices, the first preselected', () => {
  expect(after(granted).state).toMatchObject({ step: 'device', devices: [usb, headset], chosen: usb, missing: null })
})

test('a denial is logged and stays on the first step, where it can be asked for again', () => {
  const { state, effects } = after([{ type: 'ask' }, { type: 'denied', reason: 'no' }, { type: 'ask' }])
  expect(state).toMatchObject({ step: 'permission', isAsking: true })
  expect(effects).toEqual([{ type: 'ask-permission' }, { type: 'log', reason: 'no' }, { type: 'ask-permission' }])
})

test('a permission that nobody asked for changes nothing', () => {
  expect(after([{ type: 'granted', devices: [usb] }]).state).toEqual(firstState(null))
})

test('what was saved is preselected with its sensitivity', () => {
  const from = firstState({ ...headset, sensitivity: 50 })
  expect(after(granted, { from }).state).toMatchObject({ chosen: headset, missing: null, sensitivity: 50 })
})

test('a saved device that is gone gives way to the first, and is named', () => {
  const from = firstState({ id: 'old', label: 'Old microphone', sensitivity: 50 })
  const { state } = after(granted, { from })
  expect(state).toMatchObject({ step: 'device', chosen: usb, missing: 'Old microphone' })
  expect(after([{ type: 'choose', id: 'headset' }], { from: state }).state).toMatchObject({
    chosen: headset,
    missing: null,
  })
})

test('only a device of the list can be chosen', () => {
  expect(after([...granted, { type: 'choose', id: 'headset' }]).state).toMatchObject({ chosen: headset })
  expect(after([...granted, { type: 'choose', id: 'elsewhere' }]).state).toMatchObject({ chosen: usb })
})

test('without any device there is nothing to confirm, until one is connected', () => {
  const none: readonly SetupEvent[] = [{ type: 'ask' }, { type: 'granted', devices: [] }, { type: 'confirm-device' }]
  expect(after(none).state).toMatchObject({ step: 'device', chosen: null })
  expect(after([...none, { type: 'devices-changed', devices: [headset] }]).state).toMatchObject({ chosen: headset })
})

test('the choice survives a change of the list that keeps it', () => {
  const events: readonly SetupEvent[] = [
    ...granted,
    { type: 'choose', id: 'headset' },
    { type: 'devices-changed', devices: [headset] },
  ]
  expect(after(events).state).toMatchObject({ chosen: headset, missing: null })
})

test('Confirm Choice leads to the test of that device', () => {
  expect(after(testing).state).toMatchObject({ step: 'test', chosen: usb, audio: null, check: { name: 'none' } })
})

test('a recording is sent to be checked', () => {
  const { state, effects } = after(recorded)
  expect(state).toMatchObject({ audio: 'take one', check: { name: 'checking' } })
  expect(effects).toContainEqual({ type: 'check', take: state.take, audio: 'take one' })
})

test.each([
  ['We learn our culture', true],
  ['We our culture', true],
  ['our culture', false],
  ['', false],
])('speech recognition works when three words in five are understood: “%s” %s', (transcription, isRecognised) => {
  expect(after(checked(recorded, transcription)).state).toMatchObject({ check: { name: 'checked', isRecognised } })
})

test('without a recording, and while it is looked at, nothing is confirmed', () => {
  expect(after([...testing, { type: 'confirm-test' }]).state.step).toBe('test')
  expect(after([...recorded, { type: 'confirm-test' }]).state.step).toBe('test')
})

test('a recording that was looked at is confirmed, with what was found', () => {
  expect(after(saving).state).toMatchObject({ step: 'save', chosen: usb, isRecognised: true })
  expect(after([...checked(recorded, ''), { type: 'confirm-test' }]).state).toMatchObject({
    step: 'save',
    isRecognised: false,
  })
})

test('a check that fails says so and can be repeated, and does not stop the learner', () => {
  const { take } = after(recorded).state
  const failed: readonly SetupEvent[] = [...recorded, { type: 'check-failed', take, message: 'Please try again.' }]
  expect(after(failed).state).toMatchObject({ check: { name: 'failed', message: 'Please try again.' } })
  expect(after([...failed, { type: 'confirm-test' }]).state).toMatchObject({ step: 'save', isRecognised: false })
  const { state, effects } = after([...failed, { type: 'check-again' }])
  expect(effects.at(-1)).toEqual({ type: 'check', take: state.take, audio: 'take one' })
})

test.each<[string, readonly SetupEvent[]]>([
  ['cleared', [{ type: 'cleared' }]],
  ['replaced', [{ type: 'cleared' }, { type: 'recorded', audio: 'take two' }]],
  ['left with the step', [{ type: 'back', to: 'device' }, { type: 'confirm-device' }]],
  [
    'left and made anew',
    [{ type: 'back', to: 'device' }, { type: 'confirm-device' }, { type: 'recorded', audio: 'x' }],
  ],
])('what is found in a recording that was %s counts for nothing', (_how, events) => {
  const { take } = after(recorded).state
  const before = after([...recorded, ...events]).state
  const late: SetupEvent = { type: 'checked', take, transcription: 'We learn our culture' }
  expect(after([late], { from: before }).state).toEqual(before)
})

test('on a phone nothing is confirmed before a voice was heard', () => {
  const quiet = after(checked(recorded, 'We learn our culture')).state
  expect(after([{ type: 'confirm-test' }], { from: quiet, by: onPhone }).state.step).toBe('test')
  const loud = after([{ type: 'sound', seconds: 0.6, level: 128 }], { from: quiet, by: onPhone }).state
  expect(after([{ type: 'confirm-test' }], { from: loud, by: onPhone }).state.step).toBe('save')
})

test('another sensitivity after a recording asks for a new one in a new recorder', () => {
  const before = after(checked(recorded, 'We learn our culture')).state
  const { state } = after([{ type: 'set-sensitivity', value: 50 }], { from: before })
  expect(state).toMatchObject({ sensitivity: 50, audio: null, check: { name: 'none' }, round: before.round + 1 })
})

test('another sensitivity before or during a recording leaves the recorder alone', () => {
  const { state } = after([...testing, { type: 'set-sensitivity', value: 30 }])
  expect(state).toMatchObject({ sensitivity: 30, round: 0 })
  expect(after([...testing, { type: 'set-sensitivity', value: 300 }]).state).toMatchObject({ sensitivity: 100 })
})

test.each(['test', 'save'] as const)('a device that vanishes in the step %s leads back to the choice', (step) => {
  const { state } = after([...(step === 'test' ? recorded : saving), { type: 'devices-changed', devices: [headset] }])
  expect(state).toMatchObject({ step: 'device', chosen: headset, missing: 'USB microphone' })
})

test.each(['test', 'save'] as const)('a device that stays keeps the step %s', (step) => {
  const { state } = after([...(step === 'test' ? recorded : saving), { type: 'devices-changed', devices: [usb] }])
  expect(state).toMatchObject({ step, chosen: usb, devices: [usb] })
})

test('a refusal in the test leads back to the permission, and is logged', () => {
  const { state, effects } = after([...testing, { type: 'denied', reason: 'blocked' }])
  expect(state).toMatchObject({ step: 'permission', isAsking: false })
  expect(effects.at(-1)).toEqual({ type: 'log', reason: 'blocked' })
})

test('earlier steps are gone back to, with what was chosen; later ones are not reached so', () => {
  const chosen = after([...granted, { type: 'choose', id: 'headset' }, { type: 'confirm-device' }]).state
  expect(after([{ type: 'back', to: 'device' }], { from: chosen }).state).toMatchObject({ chosen: headset })
  expect(after([...saving, { type: 'back', to: 'test' }]).state).toMatchObject({ step: 'test', audio: null })
  expect(after([...saving, { type: 'back', to: 'permission' }]).state).toMatchObject({ step: 'permission' })
  expect(after([...granted, { type: 'back', to: 'save' }]).state.step).toBe('device')
  expect(after([{ type: 'back', to: 'device' }]).state).toEqual(firstState(null))
})

test('who goes back to the permission finds the device again that was chosen', () => {
  const events: readonly SetupEvent[] = [
    ...granted,
    { type: 'choose', id: 'headset' },
    { type: 'confirm-device' },
    { type: 'back', to: 'permission' },
  ]
  expect(after([...events, ...granted]).state).toMatchObject({ step: 'device', chosen: headset })
})

test('saving hands over the device and its sensitivity, and only the last step saves', () => {
  const events: readonly SetupEvent[] = [
    ...checked([...testing, { type: 'set-sensitivity', value: 40 }, { type: 'recorded', audio: 'take' }], ''),
    { type: 'confirm-test' },
    { type: 'save' },
  ]
  expect(after(events).effects.at(-1)).toEqual({ type: 'save', device: usb, sensitivity: 40 })
  expect(after([...recorded, { type: 'save' }]).effects.some(({ type }) => type === 'save')).toBe(false)
})
