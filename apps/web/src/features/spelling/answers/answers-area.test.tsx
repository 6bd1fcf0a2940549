import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, errorBody, refuses, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { aDictation, aMisspelt, answerPage, dictationPath, givesWords, wordPage } from '../testing/spelling-api.ts'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(
    ...signedInHandlers(),
    givesWords(['bridge']),
    answers('/api/dictation/answers', answerPage([aDictation()])),
    answers('/api/misspelt-words', wordPage([aMisspelt()])),
  )
})

const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')

test('a dictation shows its score, and its words when asked', async () => {
  const { user } = renderApp(dictationPath)
  expect((await screen.findAllByText('1 of 2 spelled right'))[0]).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show the words' }))
  const words = within(screen.getByRole('list', { name: /^Words of/u })).getAllByRole('listitem')
  expect(words.map((word) => word.textContent)).toEqual([
    expect.stringContaining('Right'),
    expect.stringContaining('You wrote goverment'),
  ])
})

test('Load More shows ten more, while there are more', async () => {
  const asked: string[] = []
  const all = Array.from({ length: 12 }, (_, id) => aDictation({ id: id + 1 }))
  apiServer.use(
    http.get('/api/dictation/answers', ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('size'))
      asked.push(new URL(request.url).search)
      const page = { ...answerPage(all.slice(0, size), 12), totalPages: Math.ceil(12 / size) }
      return HttpResponse.json(page)
    }),
  )
  const { user } = renderApp(dictationPath)
  await user.click(await screen.findByRole('button', { name: 'Load More' }))
  await waitFor(() => expect(rows()).toHaveLength(12))
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  expect(asked).toContain('?page=0&size=20')
})

test('a dictation is deleted after the tick', async () => {
  let isDeleted = false
  apiServer.use(
    http.get('/api/dictation/answers', () => HttpResponse.json(answerPage(isDeleted ? [] : [aDictation()]))),
    http.delete('/api/dictation/4', () => {
      isDeleted = true
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderApp(dictationPath)
  await user.click(await screen.findByRole('button', { name: /^Delete the dictation of/u }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this dictation' })
  expect(within(dialog).getByText('Are you sure you want to delete? This action cannot be undone.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeDisabled()
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect((await screen.findAllByText('Deleted answer'))[0]).toBeInTheDocument()
  expect(await screen.findByText('No answers found')).toBeVisible()
})

test('a deletion that fails says why and keeps the dictation', async () => {
  apiServer.use(http.delete('/api/dictation/4', () => HttpResponse.json(errorBody('internal'), { status: 500 })))
  const { user } = renderApp(dictationPath)
  await user.click(await screen.findByRole('button', { name: /^Delete the dictation of/u }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this dictation' })
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Something went wrong on our side/u)
  expect(screen.getByRole('button', { name: 'Show the words', hidden: true })).toBeInTheDocument()
})

test('the second tab holds the words to work on', async () => {
  const { user } = renderApp(dictationPath)
  await user.click(await screen.findByRole('tab', { name: /^Words to work on/u }))
  expect(await screen.findByRole('button', { name: 'Remove government' })).toBeVisible()
})

test('answers that cannot be loaded say so', async () => {
  apiServer.use(refuses('/api/dictation/answers', 'not_found'))
  renderApp(dictationPath)
  expect(await screen.findByText('Your answers could not be loaded')).toBeVisible()
})
