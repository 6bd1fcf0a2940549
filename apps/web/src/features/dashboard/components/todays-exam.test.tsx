import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { aConfig, answerPage, aUser, signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers(), answers('/api/attempts', answerPage([])), answers('/api/configs', aConfig()))
})

const line = /Today’s exam also has Respond to a Situation and Summarize Group Discussion/u
const whole = { ACADEMIC: 'academic-2025-full', CORE: 'core-2024' }
const practice = () => screen.findByRole('link', { name: 'Start Summarize Written Text' })

test('home says what the exam that is sat now also has, and leads to the profile', async () => {
  renderApp('/dashboard')
  expect(await screen.findByText(line)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose it in your profile' })).toHaveAttribute('href', '/dashboard/profile')
  await practice()
  expect(screen.queryByRole('link', { name: 'Start Summarize Group Discussion' })).not.toBeInTheDocument()
})

test('who has chosen it is told nothing, and has its kinds', async () => {
  apiServer.use(answers('/api/users/currentUser', aUser({ formats: whole })))
  renderApp('/dashboard')
  expect(await screen.findByRole('link', { name: 'Start Summarize Group Discussion' })).toBeVisible()
  expect(screen.queryByText(line)).not.toBeInTheDocument()
})

test('where nothing is offered nothing is said', async () => {
  apiServer.use(answers('/api/configs', aConfig({ offeredFormats: [] })))
  renderApp('/dashboard')
  await practice()
  expect(screen.queryByText(/Today’s exam also has/u)).not.toBeInTheDocument()
})

test('who prepares for Core sees nothing of it', async () => {
  localStorage.setItem('auth', 'core')
  renderApp('/dashboard')
  await practice()
  expect(screen.queryByText(/Today’s exam also has/u)).not.toBeInTheDocument()
})
