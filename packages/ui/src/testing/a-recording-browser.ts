import { act } from '@testing-library/react'
import { vi } from 'vitest'
import encoderUrl from 'wasm-media-encoders/wasm/mp3?url&inline'

const sampleRate = 44_100
const blockSeconds = 2048 / sampleRate

class FakePort extends EventTarget {
  start(): void {}
}

export class FakeTrack extends EventTarget {
  muted = false
  readyState: MediaStreamTrackState = 'live'
  stop: () => void
  constructor(stop: () => void) {
    super()
    this.stop = stop
  }
  getSettings = () => ({ deviceId: 'usb' })
}

export class FakeStream {
  track: FakeTrack
  constructor(track: FakeTrack) {
    this.track = track
  }
  getTracks = () => [this.track]
  getAudioTracks = () => [this.track]
}

/** The browser of a test that records: the test plays the audio thread, the device and the system. */
export function aRecordingBrowser() {
  const stopTrack = vi.fn<() => void>()
  const getUserMedia = vi.fn<(constraints: MediaStreamConstraints) => Promise<FakeStream>>()
  const resume = vi.fn<() => Promise<void>>(async () => undefined)
  const addModule = vi.fn<() => Promise<void>>(async () => undefined)
  const made: { ports: FakePort[]; gains: { value: number }[]; tracks: FakeTrack[]; contexts: FakeContext[] } = {
    ports: [],
    gains: [],
    tracks: [],
    contexts: [],
  }
  const devices = { inputs: [{ kind: 'audioinput', deviceId: 'usb' }] }

  class FakeNode {
    port = new FakePort()
    constructor() {
      made.ports.push(this.port)
    }
    connect = () => this
    disconnect = () => undefined
  }
  /** What comes in is multiplied by its value. */
  class FakeGain {
    gain: { value: number }
    constructor(_context: unknown, options: { gain: number }) {
      this.gain = { value: options.gain }
      made.gains.push(this.gain)
    }
    connect = () => this
  }
  class FakeContext extends EventTarget {
    sampleRate = sampleRate
    state = 'running'
    constructor() {
      super()
      made.contexts.push(this)
    }
    audioWorklet = { addModule }
    resume = resume
    close = () => Promise.resolve()
  }

  getUserMedia.mockImplementation(async () => {
    const track = new FakeTrack(stopTrack)
    made.tracks.push(track)
    return new FakeStream(track)
  })
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AudioWorkletNode', FakeNode)
  vi.stubGlobal('GainNode', FakeGain)
  vi.stubGlobal('MediaStreamAudioSourceNode', FakeNode)
  // The encoder itself is real; only its file comes without a server.
  const realFetch = fetch
  vi.stubGlobal('fetch', () => realFetch(encoderUrl))
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => devices.inputs })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })

  return {
    getUserMedia,
    stopTrack,
    resume,
    addModule,
    devices,
    track: () => made.tracks.at(-1),
    context: () => made.contexts.at(-1),
    gains: () => made.gains.map(({ value }) => value),
    /** Blocks of a tone of one loudness, as the worklet posts them. */
    async hear(seconds: number, amplitude: number) {
      const samples = Float32Array.from({ length: 2048 }, (_, index) => amplitude * Math.sin(index / 8))
      await act(async () => {
        for (let block = 0; block < Math.ceil(seconds / blockSeconds); block += 1) {
          made.ports.at(-1)?.dispatchEvent(new MessageEvent('message', { data: [samples.slice()] }))
        }
      })
    },
    tellTrack: (type: string) => act(async () => void made.tracks.at(-1)?.dispatchEvent(new Event(type))),
    tellContext: (state: string) =>
      act(async () => {
        const context = made.contexts.at(-1)
        if (context) context.state = state
        context?.dispatchEvent(new Event('statechange'))
      }),
  }
}
