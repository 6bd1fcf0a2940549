import { catalogue } from '@rehearsal/tasks/catalogue'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissUpgrade } from '../../shared/upgrade/upgrade-need.ts'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { answerPage, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aLesson } from './testing/a-lesson.ts'

withApiServer()

/** What the page has made sounds of, the present one last. */
let sounds: HTMLAudioElement[]
/** What was loaded ahead. */
let ahead: string[]
const page = '/dashboard/lessons/grammar-articles'

beforeEach(() => {
  sounds = []
  ahead = []
  const RealAudio = Audio
  vi.stubGlobal('Audio', function FakeAudio() {
    const audio = new RealAudio()
    Object.defineProperty(audio, 'duration', { configurable: true, value: 20 })
    sounds.push(audio)
    return audio
  })
  dismissUpgrade()
  signIn()
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/lessons/grammar-articles', aLesson()),
    http.get('/media/*', ({ request }) => {
      ahead.push(new URL(request.url).pathname)
      return HttpResponse.arrayBuffer(new ArrayBuffer(1))
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const slide = (name: string) => screen.findByRole('heading', { level: 2, name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const endNarration = () => fireEvent(sounds.at(-1) ?? new Audio(), new Event('ended'))

async function open(address = page) {
  const view = renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Articles' })
  return view
}

test('a lesson begins with its first slide: title, points, example, and how far it is', async () => {
  await open()
  expect(await slide('First slide')).toBeVisible()
  expect(screen.getByText('A point of the first')).toBeVisible()
  expect(screen.getByText('I saw a cat.')).toBeVisible()
  expect(screen.getByText('One of many cats')).toBeVisible()
  expect(screen.getByText('1 of 2')).toBeVisible()
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true')
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
  expect(crumbs.getByText('Grammar Articles')).toBeVisible()
})

test('the keys of questions turn the slides, up to the quiz and back', async () => {
  const { user } = await open()
  await user.keyboard(']')
  expect(await slide('Second slide')).toBeVisible()
  expect(screen.getByText('2. ', { exact: false, selector: 'output' })).toBeInTheDocument()
  await user.keyboard(']]')
  expect(await slide('Check yourself')).toHaveFocus()
  // A bracket is doubled, because one begins the name of a key.
  await user.keyboard('[[[[[[')
  expect(await slide('First slide')).toBeVisible()
})

test('the focus stays on the way back when it has come to the first slide', async () => {
  const { user } = await open()
  await user.click(button('Next'))
  await user.click(button('Previous'))
  expect(await slide('First slide')).toBeVisible()
  expect(button('Previous')).toHaveFocus()
  // A disabled button would lose it in a browser.
  expect(button('Previous')).toBeEnabled()
  await user.keyboard('{Enter}')
  expect(await slide('First slide')).toBeVisible()
})

test('the transcript is what is said, and stays open from slide to slide', async () => {
  const { user } = await open()
  expect(screen.queryByText('Said on the first.')).toBeNull()
  await user.click(button('Show the transcript'))
  expect(screen.getByText('Said on the first.')).toBeVisible()
  await user.click(button('Next'))
  expect(await screen.findByText('Said on the second.')).toBeVisible()
  await user.click(button('Hide the transcript'))
  expect(screen.queryByText('Said on the second.')).toBeNull()
})

test('nothing speaks before play was pressed; then the slides play on, in the speed that was chosen', async () => {
  const { user } = await open()
  await user.click(button('Next'))
  expect(await slide('Second slide')).toBeVisible()
  expect(screen.queryByText('Play after 1 sec')).toBeNull()
  await user.click(button('Previous'))
  await user.click(screen.getByRole('radio', { name: '1.25×' }))
  await user.keyboard('{Tab}')
  await user.click(button('Play'))
  endNarration()
  expect(await slide('Second slide')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  expect(screen.getByRole('radio', { name: '1.25×' })).toBeChecked()
})

test('while one narration is heard, the next is asked for, since it may have to be rendered', async () => {
  const { user } = await open()
  expect(ahead).toEqual([])
  await user.click(button('Play'))
  await waitFor(() => expect(ahead).toEqual(['/media/second']))
})

test('the last narration leads nowhere by itself', async () => {
  const { user } = await open()
  await user.click(button('Next'))
  await user.click(button('Play'))
  endNarration()
  expect(await screen.findByRole('button', { name: 'Play again' })).toBeVisible()
  expect(await slide('Second slide')).toBeVisible()
})

test('with playing on switched off, a narration ends on its slide and the next one waits', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('switch', { name: 'Play on by itself' }))
  await user.click(button('Play'))
  endNarration()
  expect(await screen.findByRole('button', { name: 'Play again' })).toBeVisible()
  expect(await slide('First slide')).toBeVisible()
  await user.click(button('Next'))
  expect(await slide('Second slide')).toBeVisible()
  expect(button('Play')).toBeVisible()
})

test('the focus goes to the heading of the lesson, also when it comes late', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  apiServer.use(
    answers('/api/attempts', answerPage([])),
    http.get('/api/lessons/grammar-articles', async () => {
      await arrived
      return HttpResponse.json(aLesson())
    }),
  )
  const { goTo } = renderApp('/dashboard')
  await screen.findByRole('heading', { level: 1, name: /^Good / })
  goTo(page)
  await screen.findByRole('status', { name: 'Loading the lesson' })
  arrive()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Articles' })).toHaveFocus())
})

test('leaving the lesson stops its narration', async () => {
  const { user, goTo } = await open()
  await user.click(button('Play'))
  const [sound] = sounds
  const pause = vi.spyOn(sound ?? new Audio(), 'pause')
  goTo('/dashboard/nowhere')
  await screen.findByRole('heading', { name: 'This page does not exist' })
  expect(pause).toHaveBeenCalled()
})

test('each question of the quiz says at once what is right, and why; the end tells how many were', async () => {
  const { user } = await open()
  await user.keyboard(']]')
  const first = within(await screen.findByRole('group', { name: '1. A or an apple?' }))
  const second = within(screen.getByRole('group', { name: '2. A or an hour?' }))
  expect(button('Check: Question 1')).toBeDisabled()
  await user.click(first.getByRole('radio', { name: 'an' }))
  await user.click(button('Check: Question 1'))
  expect(screen.getByText('A vowel follows.')).toBeVisible()
  expect(screen.getByText('Right.')).toBeVisible()
  expect(screen.getByText('A vowel follows.').closest('[role=status]')).toHaveFocus()
  await user.click(second.getByRole('radio', { name: 'a' }))
  await user.click(button('Check: Question 2'))
  expect(screen.getByText('Not right.')).toBeVisible()
  expect(second.getByRole('radio', { name: /^an\s*Right answer$/u })).toBeDisabled()
  expect(screen.getByText('1 of 2 right')).toBeVisible()
  const name = catalogue['speaking/read-aloud'].name
  expect(screen.getByRole('link', { name: `Practise ${name}` })).toHaveAttribute(
    'href',
    '/dashboard/speaking/read-aloud/1',
  )
  await user.click(button('Watch again'))
  expect(await slide('First slide')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('kinds that the learner’s exam lacks are not offered for practice', async () => {
  const lesson = aLesson({ taskIds: ['writing/write-email', 'writing/summarize-written-text'] })
  apiServer.use(answers('/api/lessons/grammar-articles', lesson))
  const { user } = await open()
  await user.keyboard(']]')
  for (const name of ['1. A or an apple?', '2. A or an hour?']) {
    await user.click(within(await screen.findByRole('group', { name })).getByRole('radio', { name: 'an' }))
    await user.click(screen.getAllByRole('button', { name: /^Check: / })[0] ?? button('Check'))
  }
  expect(screen.getByText('All 2 right')).toBeVisible()
  const names = screen.getAllByRole('link', { name: /^Practise / }).map(({ textContent }) => textContent)
  expect(names).toEqual([`Practise ${catalogue['writing/summarize-written-text'].name}`])
})

test('a lesson leads back to the question that it was opened from', async () => {
  await open(`${page}?taskId=speaking%2Fread-aloud&questionId=42`)
  expect(screen.getByRole('link', { name: 'Back to the question' })).toHaveAttribute(
    'href',
    '/dashboard/speaking/read-aloud/question/42',
  )
})

test.each(['taskId=speaking%2Fsing&questionId=42', 'taskId=speaking%2Fread-aloud&questionId=x', ''])(
  'an address that names no question offers no way back: "%s"',
  async (search) => {
    await open(`${page}?${search}`)
    expect(screen.queryByRole('link', { name: 'Back to the question' })).toBeNull()
  },
)

test('a trial learner meets the upgrade dialog in place of the lesson', async () => {
  apiServer.use(refuses('/api/lessons/grammar-articles', 'premium_required'))
  const { user } = renderApp(page)
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Continue' })
  await user.click(within(dialog).getByRole('button', { name: 'Not Now' }))
  expect(await screen.findByText('Lessons need a premium plan', { selector: 'p' })).toBeVisible()
  await user.click(button('What a plan adds'))
  expect(await screen.findByRole('dialog', { name: 'Upgrade to Continue' })).toBeVisible()
})

test('a lesson that is not there says so and leads on', async () => {
  apiServer.use(refuses('/api/lessons/grammar-articles', 'not_found'))
  renderApp(page)
  expect(await screen.findByText('There is no such lesson', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('a lesson that could not be loaded can be asked for again', async () => {
  apiServer.use(refuses('/api/lessons/grammar-articles', 'internal'))
  const { user } = renderApp(page)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  apiServer.use(answers('/api/lessons/grammar-articles', aLesson()))
  await user.click(retry)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible())
})
