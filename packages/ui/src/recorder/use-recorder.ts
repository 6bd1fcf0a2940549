import { useEffect, useState } from 'react'
import { useMicrophoneChoice, type MicrophoneChoice } from '../microphone-choice/microphone-choice.tsx'
import { useMachine } from '../machine/use-machine.ts'
import {
  defaultRecorderRules,
  recorderMachine,
  type RecorderEffect,
  type RecorderEvent,
  type RecorderRules,
  type RecorderState,
} from './recorder-machine.ts'
import { createRecordingSession, type RecordingSession } from './recording-session.ts'
import { startFailureOf } from './start-failure.ts'
import type { Take } from './take.ts'
import { createWallClock } from './wall-clock.ts'

export type RecorderOptions = {
  [Rule in keyof RecorderRules]?: RecorderRules[Rule] | undefined
} & {
  /** The microphone of this recorder; without it the one that the application provides. A change of its gain is heard at once. */
  microphone?: MicrophoneChoice | undefined
  onStart?: (() => void) | undefined
  onTake?: ((take: Take) => void) | undefined
  onClear?: (() => void) | undefined
  /** Each stretch of sound as it comes in: how long it is, and its average level from 0 to 255. */
  onSound?: ((sound: { seconds: number; level: number }) => void) | undefined
  onFailure?: ((error: unknown) => void) | undefined
}

/** What is heard now, and the picture of the take so far. */
type Sound = { level: number; peaks: readonly number[]; capacity: number | undefined }

export type RecorderHandle = Sound & {
  state: RecorderState
  rules: RecorderRules
  elapsedSeconds: number
  take: Take | null
  /** The chosen microphone was gone when the recorder opened it, and the browser's default one records. */
  isMicrophoneReplaced: boolean
  start: () => void
  stop: () => void
  /** The time of the exam is up: what there is is handed over, whatever became of the sound. */
  endTime: () => void
  tryAgain: () => void
  clear: () => void
  requestPermission: () => void
  dismissDenied: () => void
}

const quiet: Sound = { level: 0, peaks: [], capacity: undefined }
const idle: RecorderState = { name: 'idle' }

function rulesOf(options: RecorderOptions): RecorderRules {
  return {
    maximumSeconds: options.maximumSeconds ?? defaultRecorderRules.maximumSeconds,
    silenceSeconds: options.silenceSeconds ?? defaultRecorderRules.silenceSeconds,
    silenceLevel: options.silenceLevel ?? defaultRecorderRules.silenceLevel,
    hasBeep: options.hasBeep ?? defaultRecorderRules.hasBeep,
  }
}

/** One session for the life of the component; leaving the page gives the microphone back. */
function useSession(): RecordingSession {
  const [session] = useState(createRecordingSession)
  useEffect(
    () => () => {
      session.release()
      session.discard()
    },
    [session],
  )
  return session
}

const tickMilliseconds = 250

/** Looks at the wall clock for as long as something is waited for. */
function useTicks({ name }: RecorderState, send: (event: RecorderEvent) => void): void {
  const isWaiting = name === 'asking' || name === 'beep' || name === 'recording'
  useEffect(() => {
    if (!isWaiting) return
    const clock = setInterval(() => send({ type: 'tick' }), tickMilliseconds)
    return () => clearInterval(clock)
  }, [isWaiting, send])
}

function useOwnGain(session: RecordingSession, gain: number | undefined): void {
  useEffect(() => {
    if (gain !== undefined) session.setGain(gain)
  }, [session, gain])
}

/** What the effects report back to. */
type World = {
  session: RecordingSession
  options: RecorderOptions
  readMicrophone: () => MicrophoneChoice
  rules: RecorderRules
  send: (event: RecorderEvent) => void
  fail: (error: unknown) => void
  setSound: (sound: Sound) => void
  setTake: (take: Take | null) => void
  setIsReplaced: (isReplaced: boolean) => void
}

function openMicrophone({ session, readMicrophone, send, fail, setIsReplaced }: World): void {
  const opened = (microphone: { isReplaced: boolean } | null) => {
    if (microphone === null) return
    setIsReplaced(microphone.isReplaced)
    send({ type: 'granted' })
    session.watch((change) => send({ type: 'source', change }))
  }
  const refused = (error: unknown) => (startFailureOf(error) === null ? send({ type: 'denied' }) : fail(error))
  void session.open(readMicrophone()).then(opened, refused)
}

function runEffect(effect: RecorderEffect, world: World): void {
  const { session, options, rules, send, fail, setSound, setTake } = world
  switch (effect.type) {
    case 'open-microphone':
      openMicrophone(world)
      return
    case 'beep':
      void session.beep().then(() => send({ type: 'beep-ended' }), fail)
      return
    case 'capture':
      options.onStart?.()
      session.capture(({ seconds, level, peaks }) => {
        setSound({ level: level / 255, peaks, capacity: Math.round(rules.maximumSeconds / seconds) })
        send({ type: 'sound', seconds, level })
        options.onSound?.({ seconds, level })
      })
      return
    case 'encode':
      void session.encode(effect.reason).then((take) => {
        if (!take) return
        setSound(quiet)
        setTake(take)
        send({ type: 'encoded' })
        options.onTake?.(take)
      }, fail)
      return
    case 'discard':
      session.discard()
      setSound(quiet)
      setTake(null)
      options.onClear?.()
      return
    case 'release':
      session.release()
  }
}

/** Runs the recorder's machine on a real microphone (specification §4.1). */
export function useRecorder(options: RecorderOptions = {}): RecorderHandle {
  const rules = rulesOf(options)
  const session = useSession()
  const [sound, setSound] = useState(quiet)
  const [take, setTake] = useState<Take | null>(null)
  const [isMicrophoneReplaced, setIsReplaced] = useState(false)
  const provided = useMicrophoneChoice()
  const readMicrophone = () => options.microphone ?? provided()
  const world = { session, options, readMicrophone, rules, setSound, setTake, setIsReplaced }
  useOwnGain(session, options.microphone?.gain)
  const run = (effect: RecorderEffect, report: (event: RecorderEvent) => void) => {
    const fail = (error: unknown) => {
      options.onFailure?.(error)
      report({ type: 'failed', failure: startFailureOf(error) ?? 'unknown' })
    }
    runEffect(effect, { ...world, send: report, fail })
  }
  const [clock] = useState(createWallClock)
  const [state, send] = useMachine(
    (present: RecorderState, event: RecorderEvent) => recorderMachine(present, event, rules, clock()),
    idle,
    run,
  )
  useTicks(state, send)
  return {
    ...sound,
    state,
    rules,
    elapsedSeconds: 'elapsedSeconds' in state ? state.elapsedSeconds : 0,
    take,
    isMicrophoneReplaced,
    start: () => send({ type: 'start' }),
    stop: () => send({ type: 'stop' }),
    endTime: () => send({ type: 'time-up' }),
    tryAgain: () => send({ type: 'try-again' }),
    clear: () => send({ type: 'clear' }),
    requestPermission: () => send({ type: 'request-permission' }),
    dismissDenied: () => send({ type: 'dismiss-denied' }),
  }
}
