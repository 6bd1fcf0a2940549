import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VoiceMemoryProvider } from '../voice-memory/voice-memory.tsx'
import { DeviceVoice, type DeviceVoiceTexts } from './device-voice.tsx'

const texts: DeviceVoiceTexts = {
  label: 'Device voice',
  voice: (name, region) => `${name} (${region ?? 'English'})`,
  listen: 'Listen',
  stop: 'Stop',
}

class Utterance extends EventTarget {
  voice: unknown = null
  lang = ''
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

const voice = (name: string, lang: string) => ({
  name,
  lang,
  voiceURI: `uri:${name}`,
  default: false,
  localService: true,
})
const spoken: Utterance[] = []

function deviceWith(voices: readonly object[]) {
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel: vi.fn<() => void>(),
  })
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return synthesis
}

beforeEach(() => {
  spoken.length = 0
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a device without a good voice is offered none', () => {
  deviceWith([voice('espeak', 'en-AU')])
  const { container } = render(<DeviceVoice text="Good day." texts={texts} />)
  expect(container).toBeEmptyDOMElement()
})

test('every voice has the accent that the device gives it, and the chosen one reads', async () => {
  deviceWith([voice('Samantha', 'en-US'), voice('Karen', 'en-AU')])
  render(<DeviceVoice text="Good day." texts={texts} />)
  const list = screen.getByRole('combobox', { name: 'Device voice' })
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Samantha (US)', 'Karen (AU)'])
  await userEvent.selectOptions(list, 'Karen (AU)')
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }))
  expect(spoken).toMatchObject([{ text: 'Good day.', lang: 'en-AU', voice: { name: 'Karen' } }])
})

test('the choice is remembered by the application', async () => {
  deviceWith([voice('Samantha', 'en-US'), voice('Karen', 'en-AU')])
  let kept: string | null = null
  const remembered = (
    <VoiceMemoryProvider memory={{ read: () => kept, write: (uri) => (kept = uri) }}>
      <DeviceVoice text="Good day." texts={texts} />
    </VoiceMemoryProvider>
  )
  const { unmount } = render(remembered)
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Karen (AU)')
  unmount()
  render(remembered)
  expect(screen.getByRole('combobox')).toHaveValue('uri:Karen')
})

test('the button stops the reading, and its end gives the button back', async () => {
  const { cancel } = deviceWith([voice('Karen', 'en-AU')])
  render(<DeviceVoice text="Good day." texts={texts} />)
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }))
  const before = cancel.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(cancel.mock.calls.length).toBe(before + 1)
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }))
  act(() => void spoken.at(-1)?.dispatchEvent(new Event('end')))
  expect(await screen.findByRole('button', { name: 'Listen' })).toBeVisible()
})

test('voices that the device finds later are offered then', async () => {
  const voices: object[] = []
  const synthesis = deviceWith(voices)
  render(<DeviceVoice text="Good day." texts={texts} />)
  voices.push(voice('Karen', 'en-AU'))
  act(() => void synthesis.dispatchEvent(new Event('voiceschanged')))
  expect(await screen.findByRole('option', { name: 'Karen (AU)' })).toBeInTheDocument()
})
