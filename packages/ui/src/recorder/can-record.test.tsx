import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { audioPlayerTexts, recorderTexts } from '../testing/texts.ts'
import { appAround } from './can-record.ts'
import { Recorder } from './recorder.tsx'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8'
const agents = {
  safari: `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`,
  chrome: `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36`,
  instagram: `${iPhone} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5; en_US)`,
}

afterEach(() => vi.unstubAllGlobals())

const withAgent = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
/** As in the browsers of some apps. */
const withoutWorklet = () => {
  vi.stubGlobal('AudioWorkletNode', undefined)
  Reflect.deleteProperty(globalThis, 'AudioWorkletNode')
}
const show = () => render(<Recorder texts={recorderTexts} playerTexts={audioPlayerTexts} />)

test.each([
  [agents.safari, null],
  [agents.chrome, null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:126.0) Gecko/20100101 Firefox/126.0', null],
  [`${iPhone} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`, null],
  [agents.instagram, 'Instagram'],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0.36.109]`, 'Facebook'],
  [`${android}; wv) AppleWebKit/537.36 Chrome/125.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/465.0.0.0]`, 'Facebook'],
  [`${android}; wv) AppleWebKit/537.36 Chrome/125.0 Mobile Safari/537.36 [FB_IAB/MESSENGER;FBAV/460.0]`, 'Messenger'],
  [`${android}; wv) AppleWebKit/537.36 Chrome/116 Mobile Safari/537.36 MicroMessenger/8.0.49 NetType/WIFI`, 'WeChat'],
  [`${iPhone} Mobile/15E148 Safari Line/14.7.0`, 'LINE'],
  [`${android}) AppleWebKit/537.36 Chrome/125.0 Mobile Safari/537.36 Telegram-Android/10.12.0`, 'Telegram'],
  [`${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0 Mobile Safari/537.36`, ''],
  [`${iPhone} Mobile/15E148`, ''],
])('%s is known for what it runs in: %j', (agent, app) => {
  expect(appAround(agent)).toBe(app)
})

test('a browser inside an app that cannot record is told how to open the page in one that can, with its link', async () => {
  withAgent(agents.instagram)
  withoutWorklet()
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  show()
  expect(screen.getByText('Instagram cannot record.')).toBeVisible()
  expect(screen.getByText(/Open in browser/u)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start recording' })).toBeNull()
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(writeText).toHaveBeenCalledExactlyOnceWith(window.location.href)
  expect(screen.getByText('Link copied!')).toBeVisible()
})

test('where the link cannot be copied it is marked, to be copied by hand', async () => {
  withAgent(agents.instagram)
  withoutWorklet()
  show()
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(/Press and hold it/u)).toBeVisible()
})

test.each([
  ['a browser of its own', agents.chrome],
  ['a browser inside an app', agents.instagram],
])('%s that can record is told nothing', (_name, agent) => {
  withAgent(agent)
  show()
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeEnabled()
  expect(screen.queryByText(/cannot record/u)).toBeNull()
})

test('an address that is not secure is named, and no other browser is asked for', () => {
  withAgent(agents.chrome)
  vi.stubGlobal('isSecureContext', false)
  show()
  expect(screen.getByText('Recording needs a secure address.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
})

test('an app that refuses the microphone is told of in the dialog, with the link', async () => {
  withAgent(agents.instagram)
  const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  Object.assign(navigator.mediaDevices, { getUserMedia: refuse })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Start recording' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Instagram may not let pages record.')
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
})
