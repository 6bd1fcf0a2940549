import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aRecordingBrowser, FakeStream, FakeTrack } from '../testing/a-recording-browser.ts'
import { audioPlayerTexts, recorderTexts } from '../testing/texts.ts'
import { Recorder } from './recorder.tsx'
import type { Take } from './take.ts'

let browser = aRecordingBrowser()
beforeEach(() => {
  browser = aRecordingBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (onTake: (take: Take) => void = () => undefined) =>
  render(<Recorder texts={recorderTexts} playerTexts={audioPlayerTexts} onTake={onTake} />)

const startRecording = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Start recording' }))
  await screen.findByRole('button', { name: 'Stop recording' })
}

/** The wall clock goes on, and looks at what it sees. */
const wait = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1000))
const fakeClock = () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })

describe('the sound stops', () => {
  beforeEach(fakeClock)

  async function recordTwoSeconds(onTake?: (take: Take) => void) {
    show(onTake)
    await startRecording()
    await browser.hear(2, 0.4)
  }

  test.each<readonly [string, string, () => Promise<void>]>([
    ['a track that ends', 'disconnected', () => browser.tellTrack('ended')],
    [
      'a mute that lasts',
      'interrupted',
      async () => {
        await browser.tellTrack('mute')
        await wait(2.5)
      },
    ],
    [
      'a context that is interrupted',
      'interrupted',
      async () => {
        await browser.tellContext('interrupted')
        await wait(2.5)
      },
    ],
    ['a context that is closed', 'no-sound', () => browser.tellContext('closed')],
    ['sound that does not come', 'no-sound', () => wait(2)],
    ['a page that is frozen', 'background', () => act(async () => void document.dispatchEvent(new Event('freeze')))],
    ['a page that is left', 'background', () => act(async () => void window.dispatchEvent(new Event('pagehide')))],
  ])('%s ends the take, which is kept, and says so', async (_name, fault, happens) => {
    const onTake = vi.fn<(take: Take) => void>()
    await recordTwoSeconds(onTake)
    await happens()
    expect(await screen.findByText(`Recording ended: ${fault}`)).toBeVisible()
    expect(screen.getByRole('group', { name: 'Audio' })).toBeVisible()
    expect(onTake).toHaveBeenCalledOnce()
    expect(onTake.mock.lastCall?.[0].durationSeconds).toBeCloseTo(2, 1)
    expect(onTake.mock.lastCall?.[0].stoppedBecause).toBe(fault)
  })

  test('a permission that is taken back is told from a device that goes', async () => {
    let state = 'granted'
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: async () => ({ state }) } })
    await recordTwoSeconds()
    state = 'denied'
    await browser.tellTrack('ended')
    expect(await screen.findByText('Recording ended: refused')).toBeVisible()
    Reflect.deleteProperty(navigator, 'permissions')
  })

  test('a device that is unplugged while its track goes mute is named', async () => {
    await recordTwoSeconds()
    browser.devices.inputs = [{ kind: 'audioinput', deviceId: 'other' }]
    await act(async () => void navigator.mediaDevices.dispatchEvent(new Event('devicechange')))
    await browser.tellTrack('mute')
    await wait(2.5)
    expect(await screen.findByText('Recording ended: disconnected')).toBeVisible()
  })

  test('a short mute is gone through, and the sound is asked to run again after it', async () => {
    await recordTwoSeconds()
    browser.resume.mockClear()
    await browser.tellTrack('mute')
    await browser.tellContext('suspended')
    await wait(0.75)
    await browser.tellTrack('unmute')
    expect(browser.resume).toHaveBeenCalledOnce()
    await browser.tellContext('running')
    await browser.hear(0.5, 0.4)
    expect(screen.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  })

  test('a microphone that was let go is not listened to any more', async () => {
    await recordTwoSeconds()
    await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }))
    await screen.findByRole('group', { name: 'Audio' })
    await browser.tellTrack('ended')
    expect(screen.queryByText(/Recording ended/u)).not.toBeInTheDocument()
  })
})

describe('the recording does not begin', () => {
  const failing = (name: string) => browser.getUserMedia.mockRejectedValueOnce(new DOMException('no', name))
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Start recording' }))

  test.each([
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['NotFoundError', 'missing'],
    ['TypeError', 'unknown'],
  ])('%s is told, and a press tries again', async (name, failure) => {
    failing(name)
    show()
    await press()
    expect(await screen.findByText(`No recording: ${failure}`)).toBeVisible()
    await startRecording()
    expect(screen.queryByText(`No recording: ${failure}`)).not.toBeInTheDocument()
  })

  test('a site that may not use the microphone says so, and does not send into the settings', async () => {
    Object.defineProperty(document, 'featurePolicy', { configurable: true, value: { allowsFeature: () => false } })
    failing('NotAllowedError')
    show()
    await press()
    expect(await screen.findByText('No recording: forbidden')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    Reflect.deleteProperty(document, 'featurePolicy')
  })

  test('a part of the recorder that does not come over the line is no device that is busy', async () => {
    browser.addModule.mockRejectedValueOnce(new DOMException('the module was not loaded', 'AbortError'))
    show()
    await press()
    expect(await screen.findByText('No recording: not-loaded')).toBeVisible()
    expect(browser.stopTrack).toHaveBeenCalledOnce()
    await startRecording()
  })

  test.each<readonly [string, string, () => void]>([
    ['a track', 'disconnected', () => void Object.assign(browser.track() ?? {}, { readyState: 'ended' })],
    ['a context', 'interrupted', () => void Object.assign(browser.context() ?? {}, { state: 'interrupted' })],
  ])('%s that stops while the recorder is loaded is told of, and by its name', async (_what, fault, stops) => {
    fakeClock()
    browser.addModule.mockImplementationOnce(async () => stops())
    show()
    await press()
    await wait(2.5)
    expect(await screen.findByText(`No recording: ${fault}`)).toBeVisible()
  })

  test('a sound that does not run before a press asks for one, and gives the microphone back', async () => {
    vi.useFakeTimers()
    browser.resume.mockReturnValueOnce(new Promise(() => {}))
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Start recording' }))
    await act(() => vi.advanceTimersByTimeAsync(3000))
    vi.useRealTimers()
    expect(screen.getByText('No recording: needs-press')).toBeVisible()
    expect(browser.stopTrack).toHaveBeenCalledOnce()
    await startRecording()
  })

  test('an answer to an earlier question that comes too late, and refuses, does not end the present recording', async () => {
    fakeClock()
    const late = Promise.withResolvers<FakeStream>()
    browser.getUserMedia.mockReturnValueOnce(late.promise)
    show()
    await press()
    await wait(10)
    const present = Promise.withResolvers<FakeStream>()
    browser.getUserMedia.mockReturnValueOnce(present.promise)
    await press()
    await act(async () => late.reject(new DOMException('refused', 'NotAllowedError')))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await act(async () => present.resolve(new FakeStream(new FakeTrack(browser.stopTrack))))
    expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeVisible()
  })

  test('a browser that never answers is told of, and the microphone that comes too late is given back', async () => {
    fakeClock()
    const late = Promise.withResolvers<FakeStream>()
    browser.getUserMedia.mockReturnValueOnce(late.promise)
    show()
    await press()
    await wait(10)
    expect(screen.getByText('The browser has not answered.')).toBeVisible()
    await startRecording()
    await act(async () => late.resolve(new FakeStream(new FakeTrack(browser.stopTrack))))
    expect(browser.stopTrack).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  })
})
