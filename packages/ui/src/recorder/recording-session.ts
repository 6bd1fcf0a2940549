import type { MicrophoneChoice } from '../microphone-choice/microphone-choice.tsx'
import { levelOf, peakOf } from './loudness.ts'
import { openMicrophone, type Microphone } from './microphone.ts'
import { base64Of, createMp3Writer, type Mp3Writer } from './mp3-writer.ts'
import type { StopReason } from './recorder-machine.ts'
import type { SourceChange } from './source-health.ts'
import type { Take } from './take.ts'

export type Block = { seconds: number; level: number; peaks: readonly number[] }

/** What a recorder does in the world: one microphone, one take at a time. */
export type RecordingSession = {
  /** What is open for this call: null when it was released meanwhile. */
  open(choice: MicrophoneChoice): Promise<Pick<Microphone, 'isReplaced'> | null>
  /** What becomes of the open microphone, until it is released. */
  watch(tell: (change: SourceChange) => void): void
  setGain(gain: number): void
  beep(): Promise<void>
  capture(onBlock: (block: Block) => void): void
  /** The take, or null when it was cleared meanwhile. */
  encode(reason: StopReason): Promise<Take | null>
  discard(): void
  release(): void
}

export function createRecordingSession(): RecordingSession {
  let microphone: Microphone | null = null
  let writer: Mp3Writer | null = null
  let url: string | null = null
  let peaks: number[] = []
  let seconds = 0
  let isCapturing = false
  /** Rises with every release, so that a microphone granted too late is given back. */
  let turn = 0
  const present = () => {
    if (!microphone) throw new Error('The microphone is not open; open it before beep, capture or encode')
    return microphone
  }
  const release = () => {
    turn += 1
    isCapturing = false
    microphone?.close()
    microphone = null
  }
  return {
    async open(choice) {
      release()
      const mine = turn
      try {
        const opened = await openMicrophone(choice)
        if (mine === turn) return (microphone = opened)
        opened.close()
      } catch (error) {
        // What an earlier call is refused says nothing of the present one.
        if (mine === turn) throw error
      }
      return null
    },
    watch: (tell) => microphone?.watch(tell),
    setGain: (gain) => microphone?.setGain(gain),
    beep: async () => present().beep(),
    capture(onBlock) {
      const source = present()
      const { sampleRate } = source
      const current = createMp3Writer(sampleRate)
      writer = current
      peaks = []
      seconds = 0
      isCapturing = true
      source.capture((samples) => {
        // Blocks that were under way when the learner stopped arrive after the end.
        if (!isCapturing) return
        // Measured first: the encoder may keep the block.
        peaks = [...peaks, peakOf(samples)]
        const block = { seconds: samples.length / sampleRate, level: levelOf(samples), peaks }
        seconds += block.seconds
        current.write(samples)
        onBlock(block)
      })
    },
    async encode(reason) {
      isCapturing = false
      present().pause()
      if (!writer) throw new Error('Nothing was captured; call capture before encode')
      const mine = turn
      const heard = { durationSeconds: seconds, peaks, stoppedBecause: reason }
      const blob = await writer.finish()
      const base64 = await base64Of(blob)
      if (mine !== turn) return null
      url = URL.createObjectURL(blob)
      return { blob, base64, url, ...heard }
    },
    discard() {
      if (url) URL.revokeObjectURL(url)
      url = null
      writer = null
    },
    release,
  }
}
