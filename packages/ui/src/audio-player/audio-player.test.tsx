import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { audioPlayerTexts } from '../testing/texts.ts'
import { AudioPlayer, type AudioPlayerProps } from './audio-player.tsx'

let audio: HTMLAudioElement

beforeEach(() => {
  const RealAudio = Audio
  vi.stubGlobal('Audio', function FakeAudio() {
    audio = new RealAudio()
    Object.defineProperty(audio, 'duration', { configurable: true, value: 20 })
    return audio
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(props: Partial<AudioPlayerProps> = {}) {
  const view = render(<AudioPlayer src="/talk.mp3" texts={audioPlayerTexts} {...props} />)
  fireEvent(audio, new Event('loadedmetadata'))
  return view
}

test('the button plays and pauses', async () => {
  show()
  const play = vi.spyOn(audio, 'play')
  const pause = vi.spyOn(audio, 'pause')
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(play).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(pause).toHaveBeenCalledOnce()
})

test('the countdown says when it will play, and then it plays', () => {
  vi.useFakeTimers()
  const onStart = vi.fn<() => void>()
  show({ startsAfterSeconds: 3, onStart })
  expect(screen.getAllByText('Play after 3 sec')).not.toEqual([])
  act(() => void vi.advanceTimersByTime(2000))
  expect(onStart).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1000))
  expect(onStart).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('it begins with the speed that was chosen before, and tells which is chosen', async () => {
  const onSpeed = vi.fn<(speed: number) => void>()
  show({ initialSpeed: 1.5, onSpeed })
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(audio.playbackRate).toBe(1.5)
  await userEvent.click(screen.getByRole('radio', { name: '0.5x' }))
  expect(onSpeed).toHaveBeenCalledExactlyOnceWith(0.5)
})

test('a page that no longer asks for a start does not stop what plays', () => {
  const { rerender } = show({ startsAfterSeconds: 0 })
  rerender(<AudioPlayer src="/talk.mp3" texts={audioPlayerTexts} />)
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('in strict mode, where effects run twice, it still starts by itself', () => {
  render(
    <StrictMode>
      <AudioPlayer src="/talk.mp3" texts={audioPlayerTexts} startsAfterSeconds={0} />
    </StrictMode>,
  )
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('arrows on the time line move two seconds', async () => {
  show()
  screen.getByRole('slider', { name: 'Position' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(audio.currentTime).toBe(2)
  expect(screen.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '0:02 of 0:20')
})

test('the speeds are 0.5, 1 and 1.5', async () => {
  show()
  expect(screen.getByRole('radiogroup', { name: 'Speed' })).toHaveTextContent('0.5x1x1.5x')
  await userEvent.click(screen.getByRole('radio', { name: '1.5x' }))
  expect(audio.playbackRate).toBe(1.5)
})

test('mute silences and gives the former loudness back', async () => {
  show()
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.4' } })
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }))
  expect(audio.volume).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Unmute' }))
  expect(audio.volume).toBe(0.4)
})

test('the exam has no time line to move, no speed, and one hearing', async () => {
  const onEnd = vi.fn<() => void>()
  show({ isPlayOnce: true, onEnd })
  expect(screen.queryByRole('slider', { name: 'Position' })).not.toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDisabled()
  fireEvent(audio, new Event('ended'))
  expect(screen.getByText('Played once')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play again' })).toBeDisabled()
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a file that does not load says so and can be tried again', async () => {
  show()
  const load = vi.spyOn(audio, 'load')
  fireEvent(audio, new Event('error'))
  expect(screen.getByRole('alert')).toHaveTextContent('The audio could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(load).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('with page keys, Space plays from anywhere except a field', async () => {
  render(<input aria-label="Note" />)
  show({ hasPageKeys: true })
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'a b')
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  screen.getByRole('textbox').blur()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('another source is another player', async () => {
  const { rerender } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  rerender(<AudioPlayer src="/other.mp3" texts={audioPlayerTexts} />)
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
})

const refuse = () => vi.spyOn(audio, 'play').mockRejectedValueOnce(new DOMException('no press', 'NotAllowedError'))

test('in the exam a browser that plays nothing before a press is named, and one press starts', async () => {
  const view = show({ isPlayOnce: true })
  const play = refuse()
  view.rerender(<AudioPlayer src="/talk.mp3" texts={audioPlayerTexts} isPlayOnce startsAfterSeconds={0} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Press to begin.')
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(play).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('in the exam a sound that the device pauses says so, and goes on where it stopped', async () => {
  const onEnd = vi.fn<() => void>()
  show({ isPlayOnce: true, onEnd })
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  Object.defineProperty(audio, 'currentTime', { configurable: true, writable: true, value: 4 })
  await waitFor(() => expect(screen.getByRole('group', { name: 'Audio' })).toHaveTextContent('0:04'))
  act(() => void fireEvent(audio, new Event('pause')))
  expect(screen.getByRole('alert')).toHaveTextContent('It was paused.')
  const play = vi.spyOn(audio, 'play')
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(play).toHaveBeenCalledOnce()
  expect(audio.currentTime).toBe(4)
  act(() => void fireEvent(audio, new Event('ended')))
  expect(onEnd).toHaveBeenCalledOnce()
})

test('in practice a sound that the device pauses offers Play again, and a refused start leaves the button', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  act(() => void fireEvent(audio, new Event('pause')))
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  refuse()
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what is pressed and goes, or takes no more presses, leaves the focus to the player, not to the top of the page', async () => {
  const { rerender } = show({ isPlayOnce: true })
  const player = screen.getByRole('group', { name: 'Audio' })
  refuse()
  rerender(<AudioPlayer src="/talk.mp3" texts={audioPlayerTexts} isPlayOnce startsAfterSeconds={0} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }))
  expect(player).toHaveFocus()
  act(() => void fireEvent(audio, new Event('pause')))
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(player).toHaveFocus()
  act(() => void fireEvent(audio, new Event('error')))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(player).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(player).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Mute' })).toHaveFocus()
})

test('a player that changes by itself takes no focus', async () => {
  render(<input aria-label="Note" />)
  show({ isPlayOnce: true })
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await userEvent.click(screen.getByRole('textbox', { name: 'Note' }))
  act(() => void fireEvent(audio, new Event('ended')))
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
})

test('what was heard elsewhere plays no more in the exam, and its end is told at once', async () => {
  const onEnd = vi.fn<() => void>()
  const onStart = vi.fn<() => void>()
  show({ isPlayOnce: true, isHeard: true, startsAfterSeconds: 0, onEnd, onStart })
  expect(screen.getByText(audioPlayerTexts.playedOnce)).toBeVisible()
  expect(onEnd).toHaveBeenCalledOnce()
  expect(onStart).not.toHaveBeenCalled()
})
