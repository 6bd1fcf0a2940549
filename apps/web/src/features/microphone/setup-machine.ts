import { recognisedShare, RECOGNISED_SHARE } from './recognised-share.ts'
import { hearing, nothingHeard, type Heard, type Sound } from './voice-check.ts'

/** The steps of the set-up, in their order (specification §2.11). */
export const setupSteps = ['permission', 'device', 'test', 'save'] as const
export type SetupStep = (typeof setupSteps)[number]

export type Device = { id: string; label: string }

/** What became of the sentence that was read. */
export type SpeechCheck =
  | { name: 'none' }
  | { name: 'checking' }
  | { name: 'checked'; isRecognised: boolean; transcription: string }
  /** `message`: what the server says about it. */
  | { name: 'failed'; message: string }

/** `take` names the present recording, `round` the recorder: one that is out of date is thrown away. */
type Always = { sensitivity: number; preferred: Device | null; take: number; round: number }

type AtPermission = Always & { step: 'permission'; isAsking: boolean }
/** `missing`: the name of a microphone that was wanted and is not connected. */
type AtDevice = Always & {
  step: 'device'
  devices: readonly Device[]
  chosen: Device | null
  missing: string | null
}
type AtTest = Always & {
  step: 'test'
  devices: readonly Device[]
  chosen: Device
  heard: Heard
  /** The recording as base64 of an mp3; null until there is one. */
  audio: string | null
  check: SpeechCheck
}
type AtSave = Always & { step: 'save'; devices: readonly Device[]; chosen: Device; isRecognised: boolean }

export type SetupState = AtPermission | AtDevice | AtTest | AtSave

export type SetupEvent =
  | { type: 'ask' }
  | { type: 'granted'; devices: readonly Device[] }
  /** Refused, or the devices could not be listed. */
  | { type: 'denied'; reason: unknown }
  | { type: 'devices-changed'; devices: readonly Device[] }
  | { type: 'choose'; id: string }
  | { type: 'confirm-device' }
  | { type: 'set-sensitivity'; value: number }
  | ({ type: 'sound' } & Sound)
  | { type: 'recorded'; audio: string }
  | { type: 'cleared' }
  | { type: 'checked'; take: number; transcription: string }
  | { type: 'check-failed'; take: number; message: string }
  | { type: 'check-again' }
  | { type: 'confirm-test' }
  | { type: 'save' }
  | { type: 'back'; to: SetupStep }

export type SetupEffect =
  | { type: 'ask-permission' }
  | { type: 'log'; reason: unknown }
  | { type: 'check'; take: number; audio: string }
  | { type: 'save'; device: Device; sensitivity: number }

/** `sentence`: what is read. `needsVoice`: on phones nothing is confirmed before a voice was detected (specification §4.2). */
export type SetupRules = { sentence: string; needsVoice: boolean }

type Next = readonly [SetupState, readonly SetupEffect[]]

/** @param saved what was set up before, with which the set-up begins */
export function firstState(saved: (Device & { sensitivity: number }) | null): SetupState {
  const preferred = saved === null ? null : { id: saved.id, label: saved.label }
  return { step: 'permission', isAsking: false, sensitivity: saved?.sensitivity ?? 100, preferred, take: 0, round: 0 }
}

const alwaysOf = ({ sensitivity, preferred, take, round }: SetupState): Always => ({
  sensitivity,
  preferred,
  take: take + 1,
  round,
})

const toPermission = (state: SetupState): SetupState => ({ ...alwaysOf(state), step: 'permission', isAsking: false })

/** The devices to choose from: the one that is wanted is chosen, otherwise the first (specification §2.11). */
function toDevice(state: SetupState, devices: readonly Device[], wanted: Device | null): SetupState {
  const present = devices.find(({ id }) => id === wanted?.id)
  const missing = wanted === null || present !== undefined ? null : wanted.label
  return { ...alwaysOf(state), step: 'device', devices, chosen: present ?? devices[0] ?? null, missing }
}

function toTest(state: SetupState, devices: readonly Device[], chosen: Device): AtTest {
  const fresh = { heard: nothingHeard, audio: null, check: { name: 'none' } } as const
  return { ...alwaysOf(state), step: 'test', devices, chosen, preferred: chosen, ...fresh }
}

function atPermission(state: AtPermission, event: SetupEvent): Next {
  if (event.type === 'ask' && !state.isAsking) return [{ ...state, isAsking: true }, [{ type: 'ask-permission' }]]
  if (!state.isAsking) return [state, []]
  if (event.type === 'granted') return [toDevice(state, event.devices, state.preferred), []]
  return event.type === 'denied' ? denied(state, event.reason) : [state, []]
}

/** Denial is only logged (specification §8), and everything waits for permission again. */
const denied = (state: SetupState, reason: unknown): Next => [toPermission(state), [{ type: 'log', reason }]]

function atDevice(state: AtDevice, event: SetupEvent): Next {
  if (event.type === 'devices-changed') return [toDevice(state, event.devices, state.chosen), []]
  if (event.type === 'choose') {
    const chosen = state.devices.find(({ id }) => id === event.id) ?? state.chosen
    return [{ ...state, chosen, missing: null }, []]
  }
  const isConfirmed = event.type === 'confirm-device' && state.chosen !== null
  return [isConfirmed && state.chosen !== null ? toTest(state, state.devices, state.chosen) : state, []]
}

/** Whether the test may be confirmed: something was recorded and looked at, and on phones a voice was heard. */
export const canConfirmTest = ({ audio, check, heard }: AtTest, { needsVoice }: SetupRules): boolean =>
  audio !== null && check.name !== 'checking' && (heard.isVoice || !needsVoice)

function atTest(state: AtTest, event: SetupEvent, rules: SetupRules): Next {
  switch (event.type) {
    case 'set-sensitivity':
      return [withSensitivity(state, event.value), []]
    case 'sound':
      return [{ ...state, heard: hearing(state.heard, event) }, []]
    case 'recorded':
      return checking({ ...state, audio: event.audio }, event.audio)
    case 'check-again':
      return state.audio === null || state.check.name !== 'failed' ? [state, []] : checking(state, state.audio)
    case 'cleared':
      return [toTest(state, state.devices, state.chosen), []]
    case 'checked':
    case 'check-failed':
      return [looked(state, event, rules), []]
    case 'denied':
      return denied(state, event.reason)
    case 'confirm-test': {
      const isRecognised = state.check.name === 'checked' && state.check.isRecognised
      const { devices, chosen } = state
      return [
        canConfirmTest(state, rules) ? { ...alwaysOf(state), step: 'save', devices, chosen, isRecognised } : state,
        [],
      ]
    }
    default:
      return [state, []]
  }
}

/** What was recorded with another sensitivity proves nothing about this one. */
function withSensitivity(state: AtTest, value: number): AtTest {
  const sensitivity = Math.min(100, Math.max(0, value))
  if (state.audio === null || sensitivity === state.sensitivity) return { ...state, sensitivity }
  return { ...toTest(state, state.devices, state.chosen), sensitivity, round: state.round + 1 }
}

function checking(state: AtTest, audio: string): Next {
  const take = state.take + 1
  return [{ ...state, take, check: { name: 'checking' } }, [{ type: 'check', take, audio }]]
}

function looked(
  state: AtTest,
  event: SetupEvent & { type: 'checked' | 'check-failed' },
  { sentence }: SetupRules,
): AtTest {
  if (event.take !== state.take || state.check.name !== 'checking') return state
  if (event.type === 'check-failed') return { ...state, check: { name: 'failed', message: event.message } }
  const { transcription } = event
  const isRecognised = recognisedShare(sentence, transcription) >= RECOGNISED_SHARE
  return { ...state, check: { name: 'checked', isRecognised, transcription } }
}

function atSave(state: AtSave, event: SetupEvent): Next {
  if (event.type !== 'save') return [state, []]
  return [state, [{ type: 'save', device: state.chosen, sensitivity: state.sensitivity }]]
}

/** A chosen device that vanishes leads back to the choice; what it is called may change. */
function afterChange(state: AtTest | AtSave, devices: readonly Device[]): SetupState {
  const present = devices.find(({ id }) => id === state.chosen.id)
  return present === undefined ? toDevice(state, devices, state.chosen) : { ...state, devices, chosen: present }
}

function back(state: SetupState, to: SetupStep): SetupState {
  if (setupSteps.indexOf(to) >= setupSteps.indexOf(state.step) || state.step === 'permission') return state
  if (to === 'permission' || state.chosen === null) return toPermission(state)
  return to === 'device' ? toDevice(state, state.devices, state.chosen) : toTest(state, state.devices, state.chosen)
}

/**
 * The microphone set-up of specification §2.11 and §4.2: permission → device → test → save. A step is reached from the one
 * before it alone, and any earlier one may be gone back to. An event that a step does not know changes nothing.
 */
export function setupMachine(state: SetupState, event: SetupEvent, rules: SetupRules): Next {
  if (event.type === 'back') return [back(state, event.to), []]
  switch (state.step) {
    case 'permission':
      return atPermission(state, event)
    case 'device':
      return atDevice(state, event)
    case 'test':
      return event.type === 'devices-changed' ? [afterChange(state, event.devices), []] : atTest(state, event, rules)
    case 'save':
      return event.type === 'devices-changed' ? [afterChange(state, event.devices), []] : atSave(state, event)
  }
}
