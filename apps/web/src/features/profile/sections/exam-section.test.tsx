import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, withApiServer } from '../../../testing/api-server.ts'
import { aConfig, signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { profileServer, refusedAt } from '../testing/profile-api.ts'

withApiServer()
beforeEach(() => {
  signIn()
  apiServer.use(answers('/api/configs', aConfig()))
})

const exam = async () => within(await screen.findByRole('region', { name: 'Your exam' }))

test('the whole exam of today is chosen and given up by its radio and Save', async () => {
  const server = profileServer()
  const { user } = renderApp('/dashboard/profile')
  const section = await exam()
  expect(section.getByRole('radio', { name: /20 kinds of question/u })).toBeChecked()
  expect(section.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(section.getByRole('radio', { name: /Today’s exam, whole/u }))
  await user.click(section.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved successfully')).toBeInTheDocument()
  const saved = await exam()
  await user.click(saved.getByRole('radio', { name: /20 kinds of question/u }))
  await user.click(saved.getByRole('button', { name: 'Save' }))
  await screen.findAllByText('Saved successfully')
  expect(server.sent).toEqual([
    ['profile', { academicFormat: 'academic-2025-full' }],
    ['profile', { academicFormat: null }],
  ])
})

test('a format that is offered no more is refused with words, and the choice stays', async () => {
  profileServer()
  apiServer.use(http.patch('/api/profile', () => refusedAt('academicFormat', 'Choose an exam that is offered here')))
  const { user } = renderApp('/dashboard/profile')
  const section = await exam()
  await user.click(section.getByRole('radio', { name: /Today’s exam, whole/u }))
  await user.click(section.getByRole('button', { name: 'Save' }))
  expect(await section.findByText('Choose an exam that is offered here')).toBeVisible()
  expect(section.getByRole('radio', { name: /Today’s exam, whole/u })).toBeChecked()
})

test.each([
  ['nothing is offered', { offeredFormats: [] }, null],
  ['Core is practised', {}, 'core'],
])('where %s there is nothing to choose', async (_case, config, auth) => {
  profileServer()
  apiServer.use(answers('/api/configs', aConfig(config)))
  if (auth !== null) localStorage.setItem('auth', auth)
  renderApp('/dashboard/profile')
  await screen.findByRole('region', { name: 'About you' })
  expect(screen.queryByRole('region', { name: 'Your exam' })).not.toBeInTheDocument()
})
