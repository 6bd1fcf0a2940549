import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMicrophone, type TestMicrophone } from '../../testing/a-microphone.ts'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { answerPage, signIn } from '../../testing/fixtures.ts'
import { homeHandlers } from '../../testing/home-api.ts'
import { renderApp, setWidth } from '../../testing/render-app.tsx'
import { testSentence } from './sentence.ts'

withApiServer()

const usb = { deviceId: 'usb', label: 'USB microphone' }
const headset = { deviceId: 'headset', label: 'Headset' }
const speaker = { deviceId: 'speaker', label: 'Speaker', kind: 'audiooutput' }
const page = '/dashboard/microphone-setup'
const save = (saved: object) => localStorage.setItem('microphone', JSON.stringify(saved))

let microphone: TestMicrophone
let sent: unknown[]

beforeEach(() => {
  signIn()
  sent = []
  microphone = aMicrophone([usb, speaker, headset])
  apiServer.use(
    ...signedInHandlers(),
    ...homeHandlers(),
    answers('/api/attempts', answerPage([])),
    http.post('/api/transcription', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ transcription: testSentence })
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  setWidth(1440)
})

const steps = () =>
  within(screen.getByRole('list', { name: 'Steps of the set-up' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => [heading.textContent, heading.nextElementSibling?.textContent])
const states = () => steps().map(([, state]) => state)
const heading = (name: string) => screen.getByRole('heading', { level: 2, name })
const press = (name: string) => screen.getByRole('button', { name })
const slider = () => screen.getByRole('slider', { name: 'Microphone sensitivity' })

async function open() {
  const view = renderApp(page)
  await screen.findByRole('heading', { level: 1, name: 'Microphone setup' })
  return view
}

async function toDevices() {
  const view = await open()
  await view.user.click(press('Allow microphone'))
  await screen.findByRole('radio', { name: 'USB microphone' })
  return view
}

async function toTest() {
  const view = await toDevices()
  await view.user.click(press('Confirm Choice'))
  await screen.findByRole('button', { name: 'Record' })
  return view
}

/** Reads the sentence with this amplitude. */
async function record(user: Awaited<ReturnType<typeof open>>['user'], amplitude = 0.4) {
  await user.click(press('Record'))
  await screen.findByRole('button', { name: 'Stop recording' })
  await microphone.hear(2, amplitude)
  await user.click(press('Stop recording'))
  await screen.findByRole('button', { name: 'Try again' })
}

async function toSave() {
  const view = await toTest()
  await record(view.user)
  await screen.findByText('Speech recognition understood you.')
  await view.user.click(press('Confirm'))
  await screen.findByRole('link', { name: 'Save and return to practice' })
  return view
}

test('the four steps stand there from the beginning, the first in progress and the others waiting', async () => {
  await open()
  expect(steps()).toEqual([
    ['Microphone Setup', 'In progress'],
    ['Select Microphone', 'Waiting'],
    ['Test voice level and speech recognition', 'Waiting'],
    ['Save Microphone Configuration', 'Waiting'],
  ])
  expect(microphone.asked()).toEqual([])
})

test('a granted permission leads to the microphones, the first preselected, and the focus goes along', async () => {
  await toDevices()
  expect(states()).toEqual(['Done · The microphone is allowed.', 'In progress', 'Waiting', 'Waiting'])
  expect(
    within(screen.getByRole('group', { name: 'Microphones' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['USB microphone', 'Headset'])
  expect(screen.getByRole('radio', { name: 'USB microphone' })).toBeChecked()
  expect(heading('Select Microphone')).toHaveFocus()
})

test('a denial stays on the first step and is only logged; asking again may succeed', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  microphone.refuse()
  const { user } = await open()
  await user.click(press('Allow microphone'))
  await waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(states()).toEqual(['In progress', 'Waiting', 'Waiting', 'Waiting'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText(/the microphone is blocked for this site/u)).toBeVisible()
  microphone.allow()
  await user.click(press('Allow microphone'))
  expect(await screen.findByRole('radio', { name: 'Headset' })).toBeVisible()
})

test('microphones without a name are numbered', async () => {
  microphone = aMicrophone([
    { deviceId: 'one', label: '' },
    { deviceId: 'two', label: '' },
  ])
  const { user } = await open()
  await user.click(press('Allow microphone'))
  expect(await screen.findByRole('radio', { name: 'Microphone 1' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Microphone 2' })).not.toBeChecked()
})

test('without a microphone nothing can be confirmed, until one is plugged in', async () => {
  microphone = aMicrophone([speaker])
  const { user } = await open()
  await user.click(press('Allow microphone'))
  expect(await screen.findByText('No microphone is connected. Plug one in, and it appears here.')).toBeVisible()
  expect(press('Confirm Choice')).toBeDisabled()
  await microphone.connect([speaker, headset])
  expect(await screen.findByRole('radio', { name: 'Headset' })).toBeChecked()
  expect(press('Confirm Choice')).toBeEnabled()
})

test('the sentence is recorded with the chosen microphone, checked by its text, and confirmed', async () => {
  const { user } = await toDevices()
  await user.click(screen.getByRole('radio', { name: 'Headset' }))
  await user.click(press('Confirm Choice'))
  expect(heading('Test voice level and speech recognition')).toHaveFocus()
  expect(screen.getByText(testSentence)).toBeVisible()
  expect(slider()).toHaveValue('100')
  expect(press('Confirm')).toBeDisabled()
  await record(user)
  expect(await screen.findByText('Speech recognition understood you.')).toBeVisible()
  expect(screen.getByText('Voice detected: loud enough.')).toBeVisible()
  expect(microphone.asked()).toEqual([null, 'headset'])
  expect(microphone.gains()).toEqual([1])
  // An mp3 begins with eleven bits set, which base64 writes as "//".
  expect(sent).toEqual([{ text: testSentence, audio: expect.stringMatching(/^\/\//u) }])
  await user.click(press('Confirm'))
  expect(states()).toEqual(['Done · The microphone is allowed.', 'Done · Headset', 'Done · 100 of 100', 'In progress'])
})

test('what was set up is shown, saved by the link that leads home, and there from the start the next time', async () => {
  const { user, address, unmount } = await toSave()
  expect(heading('Save Microphone Configuration')).toHaveFocus()
  const shown = within(screen.getByRole('listitem', { name: 'Save Microphone Configuration' }))
  expect(shown.getByText('USB microphone')).toBeVisible()
  expect(shown.getByText('100 of 100')).toBeVisible()
  expect(shown.getByText('Yes')).toBeVisible()
  expect(localStorage.getItem('microphone')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Save and return to practice' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(JSON.parse(localStorage.getItem('microphone') ?? '')).toEqual({ ...usb, sensitivity: 100 })
  unmount()
})

test('no advice at the highest sensitivity, where it begins, asks for more of it, and none at the lowest for less', async () => {
  const { user } = await toDevices()
  await user.click(press('Confirm Choice'))
  expect(slider()).toHaveAccessibleDescription(/It is at its highest/u)
  await user.click(press('Record'))
  await screen.findByRole('button', { name: 'Stop recording' })
  await microphone.hear(1, 0.01)
  await user.click(press('Stop recording'))
  expect(await screen.findByText(/raise its volume in the sound settings of your device/u)).toBeVisible()
  expect(screen.queryByText(/raise the sensitivity/u)).toBeNull()
  fireEvent.change(slider(), { target: { value: '50' } })
  expect(slider()).toHaveAccessibleDescription(/Lower it when .* raise it when/u)
  fireEvent.change(slider(), { target: { value: '0' } })
  expect(slider()).toHaveAccessibleDescription(/It is at its lowest/u)
})

test('the sensitivity is heard by the recorder and saved', async () => {
  const { user } = await toTest()
  fireEvent.change(slider(), { target: { value: '0' } })
  expect(slider()).toHaveAttribute('aria-valuetext', '0 of 100')
  await record(user)
  expect(microphone.gains()).toEqual([0.1])
  expect(screen.getByText(/Your voice was too quiet/u)).toBeVisible()
  // On a wide screen that is a hint; the recording may still be confirmed.
  await screen.findByText('Speech recognition understood you.')
  await user.click(press('Confirm'))
  expect(states()[2]).toBe('Done · 0 of 100')
})

test('another sensitivity after a recording asks for a new recording, and leaves the focus on the slider', async () => {
  const { user } = await toTest()
  await record(user)
  await screen.findByText('Speech recognition understood you.')
  slider().focus()
  fireEvent.change(slider(), { target: { value: '95' } })
  expect(press('Record')).toBeEnabled()
  expect(press('Confirm')).toBeDisabled()
  expect(screen.queryByText('Speech recognition understood you.')).not.toBeInTheDocument()
  expect(slider()).toHaveFocus()
})

test('on a phone Confirm waits for a voice', async () => {
  setWidth(390)
  const { user } = await toTest()
  await record(user, 0.02)
  await screen.findByText('Speech recognition understood you.')
  expect(press('Confirm')).toBeDisabled()
  expect(screen.getByText(/once you have recorded the sentence and your voice was detected/u)).toBeVisible()
  await user.click(press('Try again'))
  await screen.findByRole('button', { name: 'Stop recording' })
  await microphone.hear(2, 0.4)
  await user.click(press('Stop recording'))
  await screen.findByText('Speech recognition understood you.')
  expect(press('Confirm')).toBeEnabled()
})

test('a sentence that was not understood is said, with what was, and is not called recognised', async () => {
  apiServer.use(answers('/api/transcription', { transcription: 'families' }, 'post'))
  const { user } = await toTest()
  await record(user)
  expect(await screen.findByText(/The sentence was not understood/u)).toBeVisible()
  expect(screen.getByText('Understood: “families”')).toBeVisible()
  await user.click(press('Confirm'))
  expect(await screen.findByText('No: the sentence was not understood')).toBeVisible()
  expect(screen.queryByText('Yes')).not.toBeInTheDocument()
})

test.each([
  [
    'the server’s message',
    () => HttpResponse.json(errorBody('no_speech'), { status: 422 }),
    errorBody('no_speech').message,
  ],
  ['a lost connection', () => HttpResponse.error(), /connection/iu],
])('a check that fails says why, keeps the recording, and can be repeated: %s', async (_case, answer, text) => {
  apiServer.use(http.post('/api/transcription', answer, { once: true }))
  const { user } = await toTest()
  await record(user)
  const problem = await screen.findByText('Your recording could not be checked.')
  expect(within(problem).getByText(text)).toBeVisible()
  await user.click(press('Check again'))
  expect(await screen.findByText('Speech recognition understood you.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('earlier steps are gone back to; later ones then wait again', async () => {
  const { user } = await toSave()
  await user.click(press('Change: Select Microphone'))
  expect(heading('Select Microphone')).toHaveFocus()
  expect(states()).toEqual(['Done · The microphone is allowed.', 'In progress', 'Waiting', 'Waiting'])
  expect(screen.getByRole('radio', { name: 'USB microphone' })).toBeChecked()
  expect(screen.queryByRole('button', { name: /Change: (?:Test|Save|Select)/u })).not.toBeInTheDocument()
  await user.click(press('Change: Microphone Setup'))
  expect(states()[0]).toBe('In progress')
})

test('a microphone that is unplugged during the test leads back to the choice and is named', async () => {
  const { user } = await toTest()
  await record(user)
  await microphone.connect([headset])
  expect(await screen.findByText(/“USB microphone” is not connected any more/u)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Headset' })).toBeChecked()
  expect(states()[1]).toBe('In progress')
})

test('a permission that is taken back during the test leads to the first step and is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { user } = await toTest()
  microphone.refuse()
  await user.click(press('Record'))
  await waitFor(() => expect(states()[0]).toBe('In progress'))
  expect(warn).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('what was saved before is chosen again; when it is gone, that is said', async () => {
  save({ deviceId: 'headset', label: 'Headset', sensitivity: 30 })
  const { user, unmount } = await toDevices()
  expect(screen.getByRole('radio', { name: 'Headset' })).toBeChecked()
  await user.click(press('Confirm Choice'))
  expect(slider()).toHaveValue('30')
  unmount()
  save({ deviceId: 'old', label: 'Old microphone', sensitivity: 30 })
  await toDevices()
  expect(screen.getByText(/“Old microphone” is not connected any more/u)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'USB microphone' })).toBeChecked()
})

test('by keys alone the set-up is done', async () => {
  const { user, address } = await open()
  const tabTo = async (element: () => HTMLElement) => {
    for (let stop = 0; stop < 30 && document.activeElement !== element(); stop += 1) await user.tab()
    expect(element()).toHaveFocus()
  }
  press('Allow microphone').focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('radio', { name: 'USB microphone' })
  await tabTo(() => screen.getByRole('radio', { name: 'USB microphone' }))
  await user.keyboard('{ArrowDown}')
  await tabTo(() => press('Confirm Choice'))
  await user.keyboard('{Enter}')
  await tabTo(() => press('Record'))
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Stop recording' })
  await microphone.hear(2, 0.4)
  await user.keyboard('{Enter}')
  await screen.findByText('Speech recognition understood you.')
  await tabTo(() => press('Confirm'))
  await user.keyboard('{Enter}')
  await tabTo(() => screen.getByRole('link', { name: 'Save and return to practice' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(JSON.parse(localStorage.getItem('microphone') ?? '')).toEqual({ ...headset, sensitivity: 100 })
})
