import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiServer, refuses, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { aDictation, aroundDictation, bookPath, dictationPath, givesWords } from '../testing/spelling-api.ts'

withApiServer()

/** What was played, in order. */
let played: string[]
/** What the browser says to a word that is to be played. */
let playing: () => Promise<void>
const START = new Date('2026-11-21T09:00:00Z').getTime()

beforeEach(() => {
  // The clock alone stands: what the page does in between takes its own time.
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  signIn()
  played = []
  playing = () => Promise.resolve()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname)
    return playing()
  })
  apiServer.use(...signedInHandlers(), ...aroundDictation(), givesWords(['bridge', 'government'], ['library']))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const at = (seconds: number) => vi.setSystemTime(START + seconds * 1000)
const field = () => screen.findByRole('textbox', { name: 'Your spelling' })
const button = (name: string) => screen.getByRole('button', { name })

/** The page when the countdown is over. */
async function opened() {
  const app = renderApp(dictationPath)
  expect(await screen.findByText('Start after')).toBeVisible()
  at(3)
  await waitFor(async () => expect(await field()).toBeEnabled())
  return app
}

/** Takes every dictation, and what was sent with each. */
function takesDictations() {
  const sent: { body: unknown; key: string | null }[] = []
  apiServer.use(
    http.post('/api/dictation', async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') })
      return HttpResponse.json(aDictation(), { status: 201 })
    }),
  )
  return sent
}

test('for three seconds the field, the player and all ways on are closed', async () => {
  renderApp(dictationPath)
  expect(await screen.findByText('Start after')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('3 s')
  expect(await field()).toBeDisabled()
  for (const name of ['Listen', 'Next', 'Submit']) expect(button(name)).toBeDisabled()
  at(2.5)
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('1 s'))
  expect(played).toEqual([])
})

test('then the word is said in the British voice, and the field takes what is typed and helps with nothing', async () => {
  await opened()
  expect(screen.getByText('Type the word in')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('10 s')
  expect(played).toEqual(['/media/uk/bridge.mp3'])
  const input = await field()
  await waitFor(() => expect(input).toHaveFocus())
  expect(input).toHaveAttribute('spellcheck', 'false')
  expect(input).toHaveAttribute('autocorrect', 'off')
  expect(input).toHaveAttribute('autocapitalize', 'none')
  expect(input).toHaveAttribute('autocomplete', 'off')
})

test('when time is up the word is not heard any more, and can still be typed', async () => {
  const { user } = await opened()
  at(13)
  expect((await screen.findAllByText("Time's up!"))[0]).toBeVisible()
  expect(button('Listen')).toBeDisabled()
  await user.type(await field(), 'bridge')
  expect(await field()).toHaveValue('bridge')
  await user.click(button('Next'))
  expect(screen.getByRole('timer')).toHaveTextContent('10 s')
})

test('Enter goes on, clears the field and says the next word; a dictation is sent whole under one key', async () => {
  const sent = takesDictations()
  const { user } = await opened()
  await user.type(await field(), 'Bridge{Enter}')
  expect(await field()).toHaveValue('')
  expect(within(screen.getByRole('main')).getAllByText('Word 2 of 2')[0]).toBeVisible()
  expect(played.at(-1)).toBe('/media/uk/government.mp3')
  expect(button('Next')).toBeDisabled()
  await user.type(await field(), 'goverment{Enter}')
  expect(await screen.findByRole('heading', { name: 'Your result' })).toHaveFocus()
  expect(sent).toEqual([
    {
      body: {
        words: [
          { word: 'bridge', answer: 'Bridge' },
          { word: 'government', answer: 'goverment' },
        ],
        accent: 0,
      },
      key: expect.stringMatching(/^[\da-f-]{36}$/u),
    },
  ])
  expect((await screen.findAllByText('submitted successfully'))[0]).toBeInTheDocument()
  const rows = within(screen.getByRole('list', { name: 'Your result' })).getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('Right')
  expect(rows[1]).toHaveTextContent('You wrote goverment')
  expect(rows[1]).toHaveTextContent('Wrong')
})

test('Enter does not submit a last word that is empty, but Submit does', async () => {
  const sent = takesDictations()
  const { user } = await opened()
  await user.type(await field(), '{Enter}{Enter}')
  expect(sent).toEqual([])
  await user.click(button('Submit'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ words: [{ answer: '' }, { answer: '' }] })
})

test('a key that is held down goes on by one word', async () => {
  const { user } = await opened()
  await user.type(await field(), '{Enter>3/}')
  expect(screen.getAllByText('Word 2 of 2')[0]).toBeVisible()
  await user.click(await field())
  expect(screen.queryByRole('heading', { name: 'Your result' })).toBeNull()
})

test.each([
  [
    'what the server says',
    () => refuses('/api/dictation', 'too_many_requests', 'post'),
    'Too many tries. Wait a minute',
  ],
  [
    'the text of the catalogue',
    () => http.post('/api/dictation', () => HttpResponse.error()),
    'Submission failed. Please try again.',
  ],
])(
  'a submission that fails shows %s and keeps the answers',
  async (_what, failing, text) => {
    const { user } = await opened()
    await user.type(await field(), 'bridge{Enter}')
    apiServer.use(failing())
    await user.type(await field(), 'goverment{Enter}')
    expect((await screen.findAllByText(text, { exact: false }, { timeout: 15_000 }))[0]).toBeInTheDocument()
    expect(await screen.findByText(/^Not submitted yet\. Your answers are kept/u)).toBeVisible()
    expect(await field()).toHaveValue('goverment')
    const sent = takesDictations()
    await user.click(button('Submit'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ words: [{ answer: 'bridge' }, { answer: 'goverment' }] })
  },
  30_000,
)

test('Try again brings other words, the British voice and three seconds', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('radio', { name: 'US' }))
  expect(played.at(-1)).toBe('/media/us/bridge.mp3')
  await user.type(await field(), 'x')
  await user.click(button('Try again'))
  expect(await screen.findByText('Start after')).toBeVisible()
  expect(screen.getAllByText('Word 1 of 1')[0]).toBeVisible()
  expect(screen.getByRole('radio', { name: 'UK' })).toBeChecked()
  expect(await field()).toHaveValue('')
})

test('Australian is closed with its reason where the device has no such voice', async () => {
  await opened()
  expect(screen.getByRole('radio', { name: 'AU' })).toBeDisabled()
  expect(screen.getByText(/^AU needs an Australian voice on your device/u)).toBeVisible()
})

test('Australian is spoken by the voice of the device', async () => {
  const spoken: [string, string][] = []
  const voices = [{ voiceURI: 'karen', name: 'Karen', lang: 'en-AU', default: false, localService: true }]
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      voice = { name: '' }
      lang = ''
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    },
  )
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => undefined,
    speak: ({ text, voice }: { text: string; voice: { name: string } }) => spoken.push([text, voice.name]),
  })
  vi.stubGlobal('speechSynthesis', synthesis)
  const { user, unmount } = await opened()
  await user.click(screen.getByRole('radio', { name: 'AU' }))
  await user.click(button('Next'))
  expect(spoken).toEqual([
    ['bridge', 'Karen'],
    ['government', 'Karen'],
  ])
  expect(screen.queryByText(/^AU needs an Australian voice/u)).toBeNull()
  // Before the device loses its voices again.
  unmount()
})

test('where the browser plays nothing without a press, the clock waits for it', async () => {
  playing = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  const { user } = await opened()
  expect(await screen.findByText(/^Your browser waits for a press/u)).toBeVisible()
  at(60)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.getByRole('timer')).toHaveTextContent('10 s')
  playing = () => Promise.resolve()
  await user.click(button('Listen'))
  expect(screen.queryByText(/^Your browser waits for a press/u)).toBeNull()
  at(66)
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('4 s'))
})

test('a dictation that cannot be loaded says so and is tried again', async () => {
  apiServer.use(refuses('/api/dictation', 'internal'))
  const { user } = renderApp(dictationPath)
  expect(await screen.findByText('The dictation could not be loaded', {}, { timeout: 15_000 })).toBeVisible()
  apiServer.use(givesWords(['bridge']))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Start after')).toBeVisible()
}, 30_000)

test('a running dictation is not left without a question, a submitted one is', async () => {
  takesDictations()
  const { user, goTo, address } = await opened()
  goTo(bookPath)
  const dialog = await screen.findByRole('dialog', { name: 'Leave this dictation?' })
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
  expect(address()).toBe(dictationPath)
  await user.type(await field(), 'a{Enter}b{Enter}')
  await screen.findByRole('heading', { name: 'Your result' })
  goTo(bookPath)
  expect(await screen.findByRole('heading', { level: 1, name: 'Spelling Book' })).toBeVisible()
})
