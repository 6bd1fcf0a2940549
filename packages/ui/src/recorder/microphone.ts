import type { MicrophoneChoice } from '../microphone-choice/microphone-choice.tsx'
import { createMixDown } from './mix-down.ts'
import workletUrl from './recorder-worklet.js?url&no-inline'
import { watchSource } from './sound-source.ts'
import type { SourceChange } from './source-health.ts'
import { NotLoaded, StillSilent } from './start-failure.ts'

export type Microphone = {
  sampleRate: number
  /** The chosen device was gone, and the browser's default one is open in its place. */
  isReplaced: boolean
  /** Sounds a short tone and resolves when it has ended. */
  beep(): Promise<void>
  /** From now on blocks of mono samples come in. */
  capture(onBlock: (samples: Float32Array) => void): void
  /** From now on what becomes of the source is told. */
  watch(tell: (change: SourceChange) => void): void
  /** Changes how loud it comes in, from the next moment on. */
  setGain(gain: number): void
  /** No more blocks come in. */
  pause(): void
  /** Gives the device back. */
  close(): void
}

const beepSeconds = 0.25
/** A headset takes a second to begin. */
const silentMilliseconds = 3000

type Opened = { stream: MediaStream; isReplaced: boolean }

async function openStream(deviceId: string | undefined): Promise<Opened> {
  const audio: MediaTrackConstraints = {
    // Mixed by us, who notice when two channels cancel each other.
    channelCount: { ideal: 2 },
    echoCancellation: false,
    noiseSuppression: true,
    autoGainControl: true,
  }
  const open = async (wanted: MediaTrackConstraints) => navigator.mediaDevices.getUserMedia({ audio: wanted })
  if (deviceId === undefined) return { stream: await open(audio), isReplaced: false }
  try {
    return { stream: await open({ ...audio, deviceId: { exact: deviceId } }), isReplaced: false }
  } catch (error) {
    // The chosen device was unplugged: any other is better than none.
    if (error instanceof DOMException && ['OverconstrainedError', 'NotFoundError'].includes(error.name)) {
      return { stream: await open(audio), isReplaced: true }
    }
    throw error
  }
}

function soundBeep(context: AudioContext): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const tone = new OscillatorNode(context, { frequency: 880 })
  const loudness = new GainNode(context, { gain: 0 })
  const now = context.currentTime
  // Rising and falling within hundredths of a second, or it clicks.
  loudness.gain.setValueAtTime(0, now)
  loudness.gain.linearRampToValueAtTime(0.2, now + 0.02)
  loudness.gain.setValueAtTime(0.2, now + beepSeconds - 0.04)
  loudness.gain.linearRampToValueAtTime(0, now + beepSeconds)
  tone.connect(loudness).connect(context.destination)
  tone.addEventListener('ended', () => resolve())
  tone.start(now)
  tone.stop(now + beepSeconds)
  return promise
}

/** Without a press before it, some browsers let a context wait for ever. */
async function resume(context: AudioContext): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(() => late.reject(new StillSilent()), silentMilliseconds)
  try {
    await Promise.race([context.resume(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** What does not come over the line is told by the browser with the name of a device that is busy. */
async function loadWorklet(context: AudioContext): Promise<void> {
  try {
    await context.audioWorklet.addModule(workletUrl)
  } catch (cause) {
    throw new NotLoaded('the recorder was not loaded', { cause })
  }
}

/**
 * Asks for the microphone and readies it.
 * @throws what `startFailureOf` tells apart
 */
export async function openMicrophone({ deviceId, gain }: MicrophoneChoice): Promise<Microphone> {
  const { stream, isReplaced } = await openStream(deviceId)
  const context = new AudioContext()
  let stopWatching = () => {}
  const close = () => {
    stopWatching()
    for (const track of stream.getTracks()) track.stop()
    if (context.state !== 'closed') void context.close()
  }
  try {
    await resume(context)
    await loadWorklet(context)
    const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream })
    // What is measured, recorded and shown is all behind it.
    const loudness = new GainNode(context, { gain })
    const collector = new AudioWorkletNode(context, 'recorder', { numberOfOutputs: 0 })
    return {
      sampleRate: context.sampleRate,
      isReplaced,
      beep: () => soundBeep(context),
      capture(onBlock) {
        const mixDown = createMixDown()
        collector.port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (Array.isArray(data)) onBlock(mixDown(data.filter((channel) => channel instanceof Float32Array)))
        })
        collector.port.start()
        source.connect(loudness).connect(collector)
      },
      watch(tell) {
        stopWatching()
        const [track] = stream.getAudioTracks()
        if (track) stopWatching = watchSource({ track, context }, tell)
      },
      setGain(next) {
        loudness.gain.value = next
      },
      pause: () => source.disconnect(),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
