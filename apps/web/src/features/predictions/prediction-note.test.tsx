import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, refuses, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aUser, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aRecord, aWeek } from './testing/a-record.ts'

withApiServer()

const list = '/dashboard/speaking/read-aloud/1?prediction=true&predictionType='

beforeEach(() => {
  signIn()
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/users/currentUser', aUser({ status: 'PREMIUM' })),
    answers('/api/speaking/readAloud', {
      _embedded: { readAloudDtoList: [] },
      page: { number: 0, size: 10, totalPages: 0, totalElements: 0 },
      doneCount: 0,
      locked: false,
    }),
  )
})

function open(record: ReturnType<typeof aRecord>, type = 'WEEKLY') {
  apiServer.use(answers('/api/prediction-record', record))
  return renderApp(`${list}${type}`)
}

const note = () => screen.findByRole('region', { name: 'How this prediction is made' })
const said = async (text: RegExp | string) => within(await note()).findByText(text)

const running = aWeek('2026-11-16', { predicted: 5, seen: 1, byChance: 0.4, reports: 3 }, { isRunning: true })

test('a prediction says what it rests on, and how the ones before it did beside chance', async () => {
  const weeks = [running, aWeek('2026-11-09', { predicted: 5, seen: 2, byChance: 1.25, reports: 9 })]
  open(aRecord({ weeks }))
  expect(await said('Week of 16 Nov 2026: 5 predicted from the exams that 6 learners reported.')).toBeVisible()
  expect(
    await said(
      /^Last 1 list of this kind: 2 of 5 predicted .* would have hit 1\.3\. That is too little to judge by\.$/u,
    ),
  ).toBeVisible()
})

test('from twenty predicted questions on there are percentages too', async () => {
  const week = { predicted: 10, seen: 4, byChance: 1.5, reports: 9 }
  open(aRecord({ weeks: [running, aWeek('2026-11-09', week), aWeek('2026-11-02', week)] }))
  expect(await said(/8 of 20 \(40%\) predicted questions .* would have hit 3\.0 \(15%\)\.$/u)).toBeVisible()
})

test('too few reports are said to be too few, with what one can do', async () => {
  open(aRecord({ basis: [{ taskId: 'speaking/read-aloud', learners: 2, predicted: 0 }] }))
  expect(
    await said(/^No prediction this week: in the 8 weeks before 16 Nov 2026 only 2 learners reported Read Aloud/u),
  ).toBeVisible()
  expect(await said(/press Exam Memory\.$/u)).toBeVisible()
  expect(await said(/nothing is known of how good they are\.$/u)).toBeVisible()
})

test('no report at all is said so, too', async () => {
  open(aRecord({ basis: [] }))
  expect(await said(/nobody reported Read Aloud from an exam\. A prediction takes 3 learners\./u)).toBeVisible()
})

test('a list that is not made yet is said to be on its way', async () => {
  open(aRecord({ basis: [{ taskId: 'speaking/read-aloud', learners: 4, predicted: 0 }] }))
  expect(await said('The list of this week is being made. Look again in a few minutes.')).toBeVisible()
})

test('weeks of which nobody reported an exam are no bad record', async () => {
  open(aRecord({ weeks: [running, aWeek('2026-11-09', { predicted: 5, seen: 0, byChance: 0, reports: 0 })] }))
  expect(await said(/^Nobody has reported an exam of the weeks that are over/u)).toBeVisible()
})

test('this month’s questions come without the basis of the weekly list', async () => {
  open(aRecord({ weeks: [running] }), 'MONTHLY')
  expect(await said(/nothing is known/u)).toBeVisible()
  expect(screen.queryByText(/^Week of/u)).toBeNull()
})

test('past weeks stand in a dialog, for the kind and for all kinds', async () => {
  const over = aWeek(
    '2026-11-09',
    { predicted: 5, seen: 2, byChance: 1.25, reports: 9 },
    { isBelated: true, all: { predicted: 12, seen: 5, byChance: 2.5, reports: 21 } },
  )
  const { user } = open(aRecord({ weeks: [running, over] }))
  await waitFor(async () => expect(await screen.findByRole('button', { name: 'Past weeks' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Past weeks' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'How past predictions did' }))
  const texts = (name: string) =>
    within(dialog.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(texts('By week')).toEqual([
    ['16 Nov 2026running', '1 of 5', '0.4', '3'],
    ['9 Nov 2026made afterwards', '2 of 5', '1.3', '9'],
  ])
  expect(dialog.getByText(/^Made afterwards: /u)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'All kinds' }))
  expect(texts('By week')[1]).toEqual(['9 Nov 2026made afterwards', '5 of 12', '2.5', '21'])
  expect(texts('By kind, weeks that are over')).toEqual([['Read Aloud', '2 of 5', '1.3', '9']])
})

test('where the record cannot be loaded the list stands without it', async () => {
  apiServer.use(refuses('/api/prediction-record', 'internal'))
  renderApp(`${list}WEEKLY`)
  expect(await screen.findByText('No question found!')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'How this prediction is made' })).toBeNull())
})

test('other lists ask for no record', async () => {
  renderApp(list)
  expect(await screen.findByText('No question found!')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'How this prediction is made' })).toBeNull()
})
