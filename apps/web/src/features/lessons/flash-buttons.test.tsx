import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '@testing-library/jest-dom/vitest'
import { createQueryClient } from '../../shared/api/query-client.ts'
import { writePersisted } from '../../shared/browser/persisted.ts'
import { dismissUpgrade, onUpgradeNeeded } from '../../shared/upgrade/upgrade-need.ts'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aUser, signIn } from '../../testing/fixtures.ts'
import { FlashButtons } from './flash-buttons.tsx'

withApiServer()

const inApp = {
  url: '/dashboard/lessons/grammar-articles',
  title: 'Articles',
  seconds: 250,
  lesson: 'grammar-articles',
}
const outside = { url: 'https://videos.example.org/1', title: 'A teacher explains', seconds: null, lesson: null }
const slider = (links: readonly unknown[], locked = false) => ({ locked, practiceType: 'Read Aloud', links })

let upgrades = 0
let stopListening = () => {}

beforeEach(() => {
  upgrades = 0
  dismissUpgrade()
  stopListening = onUpgradeNeeded(() => upgrades++)
  signIn()
})
afterEach(() => stopListening())

function show(status: 'TRIAL' | 'PREMIUM' = 'PREMIUM') {
  writePersisted('status', status)
  apiServer.use(answers('/api/users/currentUser', aUser({ status })), ...signedInHandlers())
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FlashButtons taskId="speaking/read-aloud" questionId={42} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const press = (user: ReturnType<typeof userEvent.setup>, topic: 'Grammar' | 'Learning') =>
  user.click(screen.getByRole('button', { name: `Flash ${topic}` }))
const overlay = async () => within(await screen.findByRole('dialog', { name: 'Read Aloud' }))

test('each button opens the slider of its own topic, under the name of the practice type', async () => {
  const asked: string[] = []
  apiServer.use(
    http.get('/api/videos', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(slider([inApp]))
    }),
  )
  const user = show()
  await press(user, 'Grammar')
  expect(await (await overlay()).findByRole('link', { name: /Articles/u })).toBeVisible()
  await user.click((await overlay()).getByRole('button', { name: 'Close' }))
  await press(user, 'Learning')
  await (await overlay()).findByRole('link', { name: /Articles/u })
  expect(asked).toEqual(['?taskId=speaking%2Fread-aloud&topic=grammar', '?taskId=speaking%2Fread-aloud&topic=learning'])
})

test('a lesson of our own opens here and knows the question it came from; another video opens in a new tab', async () => {
  apiServer.use(answers('/api/videos', slider([inApp, outside])))
  const user = show()
  await press(user, 'Grammar')
  const lesson = await (await overlay()).findByRole('link', { name: /Articles.*About 4 minutes/u })
  expect(lesson).toHaveAttribute(
    'href',
    '/dashboard/lessons/grammar-articles?taskId=speaking%2Fread-aloud&questionId=42',
  )
  expect(lesson).not.toHaveAttribute('target')
  const video = (await overlay()).getByRole('link', { name: /A teacher explains.*opens in a new tab/u })
  expect(video).toHaveAttribute('href', outside.url)
  expect(video).toHaveAttribute('target', '_blank')
  expect(video.getAttribute('rel')).toContain('noopener')
})

test('a thumbnail is drawn here: no picture of others is loaded', async () => {
  apiServer.use(answers('/api/videos', slider([inApp, outside])))
  const user = show()
  await press(user, 'Grammar')
  await (await overlay()).findByRole('link', { name: /Articles/u })
  expect(document.querySelector('img')).toBeNull()
})

test('where there is nothing yet, it says Coming Soon', async () => {
  apiServer.use(answers('/api/videos', slider([])))
  const user = show()
  await press(user, 'Learning')
  expect(await (await overlay()).findByText('Coming Soon')).toBeVisible()
})

test('a slider that could not be loaded can be asked for again', async () => {
  apiServer.use(refuses('/api/videos', 'internal'))
  const user = show()
  await press(user, 'Grammar')
  const retry = await (await overlay()).findByRole('button', { name: 'Retry' })
  apiServer.use(answers('/api/videos', slider([inApp])))
  await user.click(retry)
  expect(await (await overlay()).findByRole('link', { name: /Articles/u })).toBeVisible()
})

test('a trial learner is asked to upgrade, and the server is asked for nothing', async () => {
  const user = show('TRIAL')
  await press(user, 'Grammar')
  expect(upgrades).toBe(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where the plan has ended meanwhile, the server’s word closes the overlay and asks to upgrade', async () => {
  apiServer.use(answers('/api/videos', slider([], true)))
  const user = show()
  await press(user, 'Learning')
  await waitFor(() => expect(upgrades).toBe(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Coming Soon')).toBeNull()
})
