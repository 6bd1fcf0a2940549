import { mp3EncoderBytes } from '@rehearsal/ui/testing'
import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { apiServer } from './api-server.ts'

type FakeDevice = { deviceId: string; label: string; kind?: string }
type Asked = { audio: boolean | MediaTrackConstraints }

const sampleRate = 44_100
const blockFrames = 2048

class FakePort extends EventTarget {
  start(): void {}
}

/** Microphones that a test connects, speaks into and unplugs; everything behind them is the product's own. */
export type TestMicrophone = {
  /** What the browser was asked for, oldest first: a device's id, or null for any. */
  asked: () => (string | null)[]
  /** What the sound was multiplied by, once for each recorder. */
  gains: () => number[]
  /** The browser, or the learner, refuses from now on. */
  refuse: (reason?: string) => void
  allow: () => void
  /** From now on these are connected. */
  connect: (devices: readonly FakeDevice[]) => Promise<void>
  /** A tone comes in for so long, with an amplitude of 0…1. */
  hear: (seconds: number, amplitude: number) => Promise<void>
  /** The one that records is pulled out. */
  unplug: () => Promise<void>
}

/** Gives the browser of a test its microphones. */
export function aMicrophone(connected: readonly FakeDevice[]): TestMicrophone {
  let devices = connected
  let refusal: string | null = null
  let port: FakePort | null = null
  let source: EventTarget | null = null
  const asked: (string | null)[] = []
  const gains: { value: number }[] = []

  class FakeNode {
    port = new FakePort()
    gain = { value: 1, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined }
    connect = () => this
    disconnect = () => undefined
  }
  class FakeWorklet extends FakeNode {
    constructor() {
      super()
      port = this.port
    }
  }
  class FakeGain extends FakeNode {
    constructor(_context: unknown, { gain }: { gain: number }) {
      super()
      this.gain.value = gain
      // The beep rises from nothing; nobody speaks through it.
      if (gain > 0) gains.push(this.gain)
    }
  }
  /** The beep is over as soon as it is to end. */
  class FakeTone extends EventTarget {
    connect = (node: FakeNode) => node
    start = () => undefined
    stop = () => void this.dispatchEvent(new Event('ended'))
  }
  class FakeContext extends EventTarget {
    sampleRate = sampleRate
    state = 'running'
    audioWorklet = { addModule: () => Promise.resolve() }
    resume = () => Promise.resolve()
    close = () => Promise.resolve()
  }
  const fakes = {
    AudioContext: FakeContext,
    AudioWorkletNode: FakeWorklet,
    GainNode: FakeGain,
    OscillatorNode: FakeTone,
    MediaStreamAudioSourceNode: FakeNode,
  }
  for (const [name, fake] of Object.entries(fakes)) vi.stubGlobal(name, fake)

  const getUserMedia = async ({ audio }: Asked) => {
    const wanted = typeof audio === 'object' && typeof audio.deviceId === 'object' ? audio.deviceId : {}
    const id = 'exact' in wanted && typeof wanted.exact === 'string' ? wanted.exact : null
    asked.push(id)
    if (refusal !== null) throw new DOMException('refused', refusal)
    if (id !== null && !devices.some(({ deviceId }) => deviceId === id)) {
      throw new DOMException('gone', 'OverconstrainedError')
    }
    const track = Object.assign(new EventTarget(), {
      muted: false,
      stop: () => undefined,
      getSettings: () => (id === null ? {} : { deviceId: id }),
    })
    source = track
    return { getTracks: () => [track], getAudioTracks: () => [track] }
  }
  const enumerateDevices = async () => devices.map((device) => ({ kind: 'audioinput', ...device }))
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  apiServer.use(http.get(/mp3[^/]*\.wasm/u, encoder))

  return {
    asked: () => asked,
    gains: () => gains.map(({ value }) => value),
    refuse: (reason = 'NotAllowedError') => void (refusal = reason),
    allow: () => void (refusal = null),
    connect: (next) =>
      act(async () => {
        devices = next
        mediaDevices.dispatchEvent(new Event('devicechange'))
      }),
    hear: (seconds, amplitude) =>
      act(async () => {
        const samples = toneOf(amplitude * (gains.at(-1)?.value ?? 1))
        for (let heard = 0; heard < seconds; heard += blockFrames / sampleRate) {
          port?.dispatchEvent(new MessageEvent('message', { data: [samples.slice()] }))
        }
      }),
    unplug: () => act(async () => void source?.dispatchEvent(new Event('ended'))),
  }
}

const toneOf = (amplitude: number) =>
  Float32Array.from({ length: blockFrames }, (_, index) => amplitude * Math.sin(index / 8))

/** The encoder itself is real; only its file comes without a server. */
const encoder = () => new HttpResponse(mp3EncoderBytes(), { headers: { 'content-type': 'application/wasm' } })
