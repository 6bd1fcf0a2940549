import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listDrafts } from '../../shared/kept/drafts.ts'
import { keepsAgain, typesElsewhere } from '../../shared/kept/testing/other-tab.ts'
import { apiServer, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aUser, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import {
  aSummaryAnswer,
  moveFirstDown,
  openQuestion,
  record,
  serve,
  serveSummary,
  submitButton,
  summaryPage,
} from './testing/question-server.ts'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
})

const field = () => screen.findByRole('textbox', { name: 'Your summary' })
const name = `draft:${aUser().id}:16`

test('an answer that another tab types is said; one looks at it, goes on with it, and goes back', async () => {
  serveSummary(3)
  const { user } = renderApp(summaryPage)
  await user.type(await field(), 'Trees cool.')
  typesElsewhere(name, { answer: 'Trees cool towns.' })
  expect(await screen.findByText('Another tab has a newer text here. Both are kept.')).toBeVisible()
  expect(await field()).toHaveValue('Trees cool.')
  await user.click(screen.getByRole('button', { name: 'Look at it' }))
  expect(screen.getByRole('region', { name: 'The other text' })).toHaveTextContent('Trees cool towns.')
  await user.click(screen.getByRole('button', { name: 'Go on with it' }))
  expect(await field()).toHaveValue('Trees cool towns.')
  await user.click(screen.getByRole('button', { name: 'Go on with it' }))
  expect(await field()).toHaveValue('Trees cool.')
  await user.click(screen.getByRole('button', { name: 'Throw it away' }))
  expect(screen.queryByText(/another text|newer text/u)).toBeNull()
  expect(await field()).toHaveValue('Trees cool.')
})

test('a text that another tab began with and went on from is kept beside it', async () => {
  serveSummary(3)
  const { user } = renderApp(summaryPage)
  await user.type(await field(), 'Trees cool.')
  const [own] = listDrafts(name)
  localStorage.removeItem(`${name}#${own?.id}`)
  typesElsewhere(name, { answer: 'Trees cool towns.' })
  await screen.findByText('Another tab has a newer text here. Both are kept.')
  expect(listDrafts(name).map(({ value }) => value)).toEqual([
    { answer: 'Trees cool towns.' },
    { answer: 'Trees cool.' },
  ])
})

test('of what two closed tabs left, the later is gone on with and the earlier is offered', async () => {
  serveSummary(3)
  typesElsewhere(name, { answer: 'The later.' }, { minutesAgo: 1 })
  localStorage.setItem(`${name}#third`, JSON.stringify({ id: 'third', at: 5, value: { answer: 'The earlier.' } }))
  renderApp(summaryPage)
  expect(await field()).toHaveValue('The later.')
  expect(await screen.findByText(/There is another text of yours here/u)).toBeVisible()
})

test('an answer without a text is offered, too, though there is nothing to read in it', async () => {
  serve()
  const { user } = await openQuestion()
  await user.click(moveFirstDown())
  typesElsewhere(`draft:${aUser().id}:31`, ['c', 'b', 'a'])
  expect(await screen.findByRole('button', { name: 'Go on with it' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Look at it' })).toBeNull()
})

test('an answer that was sent does not come back when another tab types on', async () => {
  serveSummary(3)
  record('/api/writing/summarizeWrittenText/16', () => ({ body: aSummaryAnswer(), status: 201 }))
  const { user } = renderApp(summaryPage)
  await user.type(await field(), 'Trees cool.')
  typesElsewhere(name, { answer: 'Trees' })
  await user.click(submitButton())
  await screen.findByRole('dialog', { name: 'Result' })
  typesElsewhere(name, { answer: 'Trees grow.' })
  expect(listDrafts(name).map(({ value }) => value)).toEqual([{ answer: 'Trees grow.' }])
})

test('an answer that was thrown away is offered again only when its tab types on', async () => {
  serveSummary(3)
  const { user } = renderApp(summaryPage)
  await user.type(await field(), 'Trees cool.')
  typesElsewhere(name, { answer: 'Trees grow' })
  await keepsAgain(name, () => user.click(screen.getByRole('button', { name: 'Throw it away' })))
  expect(screen.queryByText(/another text|newer text/u)).toBeNull()
  typesElsewhere(name, { answer: 'Trees grow.' }, { minutesAgo: -2 })
  expect(await screen.findByText(/newer text/u)).toBeVisible()
})
