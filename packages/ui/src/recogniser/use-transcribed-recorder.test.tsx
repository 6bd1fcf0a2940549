import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import encoderUrl from 'wasm-media-encoders/wasm/mp3?url&inline'
import { RecorderPanel } from '../recorder/recorder-panel.tsx'
import type { Take } from '../recorder/take.ts'
import { audioPlayerTexts, recorderTexts } from '../testing/texts.ts'
import { useTranscribedRecorder } from './use-transcribed-recorder.ts'

class FakePort extends EventTarget {
  start(): void {}
}
let port: FakePort | null = null
class FakeNode {
  port = new FakePort()
  constructor() {
    port = this.port
  }
  connect = () => this
  disconnect = () => undefined
}
class FakeContext extends EventTarget {
  sampleRate = 44_100
  state = 'running'
  audioWorklet = { addModule: () => Promise.resolve() }
  resume = () => Promise.resolve()
  close = () => Promise.resolve()
}

/** The browser's recogniser, which hears the same in every recording. */
let started = 0
let recognitionEnds = true
class FakeRecognition extends EventTarget {
  start = () => {
    started += 1
  }
  stop = () => {
    const results = [[{ transcript: 'the chart shows' }], [{ transcript: ' three towns' }]]
    this.dispatchEvent(Object.assign(new Event('result'), { results }))
    if (recognitionEnds) this.dispatchEvent(new Event('end'))
  }
  abort = () => undefined
}

beforeEach(() => {
  started = 0
  recognitionEnds = true
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AudioWorkletNode', FakeNode)
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal('MediaStreamAudioSourceNode', FakeNode)
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  const realFetch = fetch
  vi.stubGlobal('fetch', () => realFetch(encoderUrl))
  const track = Object.assign(new EventTarget(), { muted: false, stop: () => undefined })
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] }
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia: () => Promise.resolve(stream) })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
})
afterEach(() => vi.unstubAllGlobals())

type OnTake = (take: Take, transcript: string) => void

function Host({ isTranscribed, onTake }: { isTranscribed: boolean; onTake: OnTake }) {
  const recorder = useTranscribedRecorder({ isTranscribed, onTake })
  return <RecorderPanel recorder={recorder} texts={recorderTexts} playerTexts={audioPlayerTexts} />
}

async function record(isTranscribed: boolean) {
  const onTake = vi.fn<OnTake>()
  render(<Host onTake={onTake} isTranscribed={isTranscribed} />)
  await userEvent.click(screen.getByRole('button', { name: 'Start recording' }))
  await screen.findByRole('button', { name: 'Stop recording' })
  await act(async () => {
    for (let i = 0; i < 30; i++) port?.dispatchEvent(new MessageEvent('message', { data: [new Float32Array(2048)] }))
  })
  await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }))
  await vi.waitFor(() => expect(onTake).toHaveBeenCalledOnce())
  return onTake
}

test('who agreed gets what the browser wrote down with the take', async () => {
  const onTake = await record(true)
  expect(onTake.mock.lastCall?.[0].base64).toMatch(/^\/\//u)
  expect(onTake.mock.lastCall?.[1]).toBe('the chart shows three towns')
})

test('who did not agree gets the take alone, and nothing listens', async () => {
  expect((await record(false)).mock.lastCall?.[1]).toBe('')
  expect(started).toBe(0)
})

test('a take that is thrown away while its last words are waited for is not handed on', async () => {
  recognitionEnds = false
  const onTake = vi.fn<OnTake>()
  render(<Host onTake={onTake} isTranscribed />)
  await userEvent.click(screen.getByRole('button', { name: 'Start recording' }))
  await screen.findByRole('button', { name: 'Stop recording' })
  await act(async () => {
    port?.dispatchEvent(new MessageEvent('message', { data: [new Float32Array(2048)] }))
  })
  await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await new Promise((resolve) => setTimeout(resolve, 1700))
  expect(onTake).not.toHaveBeenCalled()
})
