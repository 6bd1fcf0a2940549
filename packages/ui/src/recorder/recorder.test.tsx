import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MicrophoneChoiceProvider } from '../microphone-choice/microphone-choice.tsx'
import { aRecordingBrowser } from '../testing/a-recording-browser.ts'
import { audioPlayerTexts, recorderTexts } from '../testing/texts.ts'
import { Recorder } from './recorder.tsx'
import type { Take } from './take.ts'

const refusal = () => new DOMException('refused', 'NotAllowedError')

let browser = aRecordingBrowser()
beforeEach(() => {
  browser = aRecordingBrowser()
})
afterEach(() => vi.unstubAllGlobals())

function show(onTake: (take: Take) => void = () => undefined, onClear?: () => void) {
  return render(
    <Recorder
      texts={recorderTexts}
      playerTexts={audioPlayerTexts}
      onTake={onTake}
      onClear={onClear}
      maximumSeconds={40}
    />,
  )
}

const startRecording = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Start recording' }))
  await screen.findByRole('button', { name: 'Stop recording' })
}

test('a stopped recording becomes an mp3 with base64, seconds and peaks, and can be heard', async () => {
  const onTake = vi.fn<(take: Take) => void>()
  show(onTake)
  await startRecording()
  await browser.hear(2, 0.4)
  expect(screen.getByRole('timer')).toHaveTextContent('0:02/ 0:40')
  await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }))
  expect(await screen.findByRole('group', { name: 'Audio' })).toBeVisible()
  const take = onTake.mock.lastCall?.[0]
  expect(take).toMatchObject({ stoppedBecause: 'learner' })
  expect(take?.durationSeconds).toBeCloseTo(2, 1)
  expect(take?.peaks).toHaveLength(44)
  // 128 kbit/s are 16 kB a second; an mp3 frame begins with eleven bits set, which base64 writes as "//".
  expect(take?.blob.size).toBeGreaterThan(31_000)
  expect(take?.base64.slice(0, 2)).toBe('//')
  expect(take?.blob.type).toBe('audio/mpeg')
  expect(browser.stopTrack).toHaveBeenCalledOnce()
})

test('three seconds without sound stop it and say why', async () => {
  show()
  await startRecording()
  await browser.hear(1, 0.4)
  await browser.hear(3.1, 0)
  expect(await screen.findByText(/no sound was detected for 3 seconds/u)).toBeVisible()
})

test('the maximum stops it and says why', async () => {
  const onTake = vi.fn<(take: Take) => void>()
  show(onTake)
  await startRecording()
  await browser.hear(41, 0.4)
  expect(await screen.findByText('Recording stopped at the maximum time.')).toBeVisible()
  expect(onTake.mock.lastCall?.[0].durationSeconds).toBeCloseTo(40, 1)
})

test('try again clears the take and records anew', async () => {
  const onClear = vi.fn<() => void>()
  show(undefined, onClear)
  await startRecording()
  await browser.hear(1, 0.4)
  await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(onClear).toHaveBeenCalledOnce()
  expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('0:00')
})

test('the focus goes on from the button that goes to the one that comes', async () => {
  show()
  await startRecording()
  await browser.hear(1, 0.4)
  expect(screen.getByRole('button', { name: 'Stop recording' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Play' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Stop recording' })).toHaveFocus()
})

test('a take that comes by itself leaves the focus where the learner went', async () => {
  render(<input aria-label="Notes" />)
  show()
  await startRecording()
  await userEvent.click(screen.getByRole('textbox', { name: 'Notes' }))
  await browser.hear(3.1, 0)
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveFocus()
})

test('a refusal opens the permission dialog; asking again in vain shows an error, with success it records', async () => {
  browser.getUserMedia.mockRejectedValueOnce(refusal()).mockRejectedValueOnce(refusal())
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Start recording' }))
  expect(await screen.findByRole('dialog', { name: 'No Microphone Permission' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Request Permission' }))
  expect(await screen.findByText('Permission was refused again.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Request Permission' }))
  expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeInTheDocument()
})

test('with page keys, R starts and stops, and never throws a finished take away', async () => {
  const onClear = vi.fn<() => void>()
  render(<Recorder texts={recorderTexts} playerTexts={audioPlayerTexts} onClear={onClear} hasPageKeys />)
  await userEvent.keyboard('r')
  await screen.findByRole('button', { name: 'Stop recording' })
  await browser.hear(1, 0.4)
  await userEvent.keyboard('r')
  await screen.findByRole('button', { name: 'Try again' })
  await userEvent.keyboard('r')
  expect(onClear).not.toHaveBeenCalled()
  expect(screen.getByRole('group', { name: 'Audio' })).toBeVisible()
})

test('leaving the page gives the microphone back', async () => {
  const { unmount } = show()
  await startRecording()
  unmount()
  expect(browser.stopTrack).toHaveBeenCalledOnce()
})

/** What was asked of the browser, newest last. */
const askedDevices = () =>
  browser.getUserMedia.mock.calls.map(([{ audio }]) => (typeof audio === 'object' ? audio.deviceId : undefined))
const gone = () => new DOMException('gone', 'OverconstrainedError')

test('without a choice the default microphone is opened and its sound left as it is', async () => {
  show()
  await startRecording()
  expect(askedDevices()).toEqual([undefined])
  expect(browser.gains()).toEqual([1])
})

test('the microphone and the gain that the application provides are read whenever a recording begins', async () => {
  let choice = { deviceId: 'usb', gain: 0.5 }
  render(
    <MicrophoneChoiceProvider read={() => choice}>
      <Recorder texts={recorderTexts} playerTexts={audioPlayerTexts} />
    </MicrophoneChoiceProvider>,
  )
  await startRecording()
  choice = { deviceId: 'headset', gain: 0.1 }
  await browser.hear(1, 0.4)
  await userEvent.click(screen.getByRole('button', { name: 'Stop recording' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Stop recording' })
  expect(askedDevices()).toEqual([{ exact: 'usb' }, { exact: 'headset' }])
  expect(browser.gains()).toEqual([0.5, 0.1])
  expect(screen.queryByText('The saved microphone is gone.')).not.toBeInTheDocument()
})

test('a chosen microphone that is gone gives way to the default one, and the learner is told', async () => {
  browser.getUserMedia.mockRejectedValueOnce(gone())
  render(
    <MicrophoneChoiceProvider read={() => ({ deviceId: 'usb', gain: 1 })}>
      <Recorder texts={recorderTexts} playerTexts={audioPlayerTexts} />
    </MicrophoneChoiceProvider>,
  )
  await startRecording()
  expect(askedDevices()).toEqual([{ exact: 'usb' }, undefined])
  expect(screen.getByText('The saved microphone is gone.')).toBeVisible()
})

test('a recorder that is given a microphone of its own keeps to it, and hears a change of its gain at once', async () => {
  const heard: number[] = []
  const recorderWith = (gain: number) => (
    <MicrophoneChoiceProvider read={() => ({ deviceId: 'usb', gain: 0.1 })}>
      <Recorder
        texts={recorderTexts}
        playerTexts={audioPlayerTexts}
        microphone={{ deviceId: 'headset', gain }}
        onSound={({ level }) => heard.push(level)}
      />
    </MicrophoneChoiceProvider>
  )
  const { rerender } = render(recorderWith(1))
  await startRecording()
  rerender(recorderWith(0.5))
  expect(askedDevices()).toEqual([{ exact: 'headset' }])
  expect(browser.gains()).toEqual([0.5])
  await browser.hear(0.04, 1)
  expect(heard).toHaveLength(1)
  expect(heard[0]).toBeCloseTo(255 * (1 + (10 * Math.log10(0.5)) / 50), -1)
})

test('when a recording begins, the whole panel with its level is brought into view', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  show()
  expect(scroll).not.toHaveBeenCalled()
  await startRecording()
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  expect(scroll.mock.contexts[0]).toContainElement(screen.getByRole('meter', { name: 'Voice level' }))
})
