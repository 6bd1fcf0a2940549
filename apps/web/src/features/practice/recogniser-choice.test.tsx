import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aConfig, aUser, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aPractice, scoredAnswers } from './testing/practice-api.ts'

withApiServer()

const PAGE = '/dashboard/speaking/describe-image/question/31'
const READ_ALOUD = '/dashboard/speaking/read-aloud/question/31'
const KEY = `recogniser:${aUser().id}`

/** A browser that can write down speech, and what it was asked to do. */
let made = 0
class FakeRecognition extends EventTarget {
  constructor() {
    super()
    made += 1
  }
  start = () => undefined
  stop = () => undefined
  abort = () => undefined
}

beforeEach(() => {
  made = 0
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  signIn()
  apiServer.use(...signedInHandlers(), answers('/api/answer-consent', { agrees: false }))
})
afterEach(() => vi.unstubAllGlobals())

function serve(taskId: string, path: string, list: string, prompt: object, config = {}) {
  apiServer.use(
    answers('/api/configs', aConfig(config)),
    answers('/api/practices/31', aPractice({ taskId, prompt, media: { image: '/media/image.svg' } })),
    answers(`/api/speaking/${path}/31/answers`, scoredAnswers(list, [])),
  )
}
const serveImage = (config = {}) =>
  serve(
    'speaking/describe-image',
    'describeImage',
    'describeImageScoredAnswerDtoList',
    { image: 'image', imageType: 'MAP' },
    config,
  )

const heading = () => screen.findByRole('heading', { level: 1, name: 'The dance of the bees' })
const region = () => screen.queryByRole('region', { name: 'Speech recognition of your browser' })

test('it asks once, says where the voice goes, is off until then, and can be changed', async () => {
  serveImage()
  const { user } = renderApp(PAGE)
  expect(await screen.findByText(/Most browsers send your voice to the servers of their maker/u)).toBeVisible()
  expect(localStorage.getItem(KEY)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Yes, let it write' }))
  const control = screen.getByRole('switch', { name: 'My browser writes down what I say' })
  expect(control).toBeChecked()
  expect(localStorage.getItem(KEY)).toBe('yes')
  await user.click(control)
  expect(control).not.toBeChecked()
  expect(localStorage.getItem(KEY)).toBe('no')
  expect(screen.getByText(/Your voice goes to nobody but this server/u)).toBeVisible()
})

test('who said no on this device is not asked again, and nothing listens', async () => {
  localStorage.setItem(KEY, 'no')
  serveImage()
  renderApp(PAGE)
  expect(await screen.findByRole('switch', { name: 'My browser writes down what I say' })).not.toBeChecked()
  expect(screen.queryByText('Let your browser write down what you say?')).toBeNull()
  expect(made).toBe(0)
})

test('an installation that writes down speech itself does not ask', async () => {
  serveImage({ hasTranscriber: true })
  renderApp(PAGE)
  await heading()
  await waitFor(() => expect(region()).toBeNull())
})

test('where the text is given, or the browser has no recogniser, there is nothing to ask', async () => {
  serve('speaking/read-aloud', 'readAloud', 'readAloudScoredAnswerDtoList', { text: 'The bus leaves.' })
  const { unmount } = renderApp(READ_ALOUD)
  await heading()
  expect(region()).toBeNull()
  unmount()
  vi.unstubAllGlobals()
  serveImage()
  renderApp(PAGE)
  await heading()
  expect(region()).toBeNull()
})
