import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../shared/leave-page.ts'
import { answers, apiServer, errorBody, refuses, withApiServer } from '../../testing/api-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

withApiServer()

const path = '/api/interactions/abcdefghij'
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  apiServer.use(
    answers(path, { prompt: 'login', hasDemo: true }),
    http.post(path, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ location: '/realms/rehearsal/auth/abcdefghij' })
    }),
  )
})

const show = () => ({
  ...renderApp('/interaction/abcdefghij'),
  leave: vi.spyOn(page, 'leaveForGood').mockReturnValue(),
})
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

test('signing in sends e-mail and password and follows where the provider leads', async () => {
  const { user, leave } = show()
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), ' niloofar@example.com ')
  await user.type(screen.getByLabelText('Password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/realms/rehearsal/auth/abcdefghij'))
  expect(sent).toEqual([{ action: { kind: 'sign-in', email: 'niloofar@example.com', password: 'a long password' } }])
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Enter an e-mail address, like name@example.com')).toBeVisible()
  expect(screen.getByText('Enter your password')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  expect(sent).toEqual([])
})

test('nothing is said to be wrong before the first try, and after it nothing that was put right', async () => {
  const { user } = show()
  const missing = 'Enter an e-mail address, like name@example.com'
  const email = await screen.findByRole('textbox', { name: 'E-mail' })
  await user.type(email, 'niloofar')
  expect(screen.queryByText(missing)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByText(missing)).toBeVisible()
  await user.type(email, '@example.com')
  expect(screen.queryByText(missing)).toBeNull()
  expect(screen.getByText('Enter your password')).toBeVisible()
})

test('wrong credentials are said, and what was typed stays', async () => {
  apiServer.use(refuses(path, 'wrong_credentials', 'post'))
  const { user } = show()
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'niloofar@example.com')
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('That e-mail and password do not belong together.')
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('niloofar@example.com')
})

test('a new account has a name, an e-mail, a password of 8 characters and the time zone of the browser', async () => {
  const { user, leave } = show()
  await user.click(await screen.findByRole('tab', { name: 'Create account' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Niloofar')
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'niloofar@example.com')
  await user.type(screen.getByLabelText('Password'), '1234567')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('Use at least 8 characters')).toBeVisible()
  await user.type(screen.getByLabelText('Password'), '8')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(sent).toEqual([
    {
      action: {
        kind: 'sign-up',
        nickname: 'Niloofar',
        email: 'niloofar@example.com',
        password: '12345678',
        timeZone,
        examVariant: 'ACADEMIC',
      },
    },
  ])
})

const fillSignUp = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('tab', { name: 'Create account' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Niloofar')
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'niloofar@example.com')
  await user.type(screen.getByLabelText('Password'), '12345678')
}

test('a learner chooses the exam, which the first page then shows', async () => {
  const pending = { state: 's', verifier: 'v', intent: 'sign-up' }
  sessionStorage.setItem('signIn', JSON.stringify(pending))
  const { user, leave } = show()
  await fillSignUp(user)
  expect(screen.getByRole('radio', { name: /^Academic/u })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /^Core/u }))
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(sent).toMatchObject([{ action: { examVariant: 'CORE' } }])
  expect(JSON.parse(sessionStorage.getItem('signIn') ?? '')).toEqual({ ...pending, variant: 'CORE' })
})

test('who is told at signing up that there is an account, and signs in, keeps the exam of that account', async () => {
  const pending = { state: 's', verifier: 'v', returnTo: '/dashboard', intent: 'sign-up' }
  sessionStorage.setItem('signIn', JSON.stringify(pending))
  apiServer.use(refuses(path, 'email_taken', 'post'))
  const { user } = show()
  await fillSignUp(user)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(JSON.parse(sessionStorage.getItem('signIn') ?? '')).toEqual(pending)
})

test('a browser that does not know its time zone signs up in UTC', async () => {
  const zoneless = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  zoneless.mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' })
  const { user, leave } = show()
  await fillSignUp(user)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(leave).toHaveBeenCalled())
  zoneless.mockRestore()
  expect(sent).toMatchObject([{ action: { timeZone: 'UTC' } }])
})

test('everything that the server lists is said in plain words, what has no input on the page too', async () => {
  const issue = (field: string, code: string) => ({
    field,
    code,
    path: `action.${field}`,
    defaultMessage: 'Too big: x',
  })
  const errors = [issue('timeZone', 'unknown_time_zone'), issue('nickname', 'too_big'), issue('examVariant', 'invalid')]
  apiServer.use(http.post(path, () => HttpResponse.json({ ...errorBody('invalid_request'), errors }, { status: 400 })))
  const { user } = show()
  await fillSignUp(user)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert).toHaveTextContent('The time zone of this device is not known here.'))
  expect(alert).toHaveTextContent('Choose a shorter name')
  expect(alert).toHaveTextContent('(examVariant)')
  expect(alert).not.toHaveTextContent('Too big')
})

test('a page that expired while it was filled in leads back to the start', async () => {
  apiServer.use(refuses(path, 'interaction_expired', 'post'))
  const { user } = show()
  await fillSignUp(user)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText(/This sign-in page has expired/u)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/')
})

test.each([
  ['Free trial', 'TRIAL'],
  ['Premium', 'PREMIUM'],
])('the demo is %s when the visitor chooses it', async (choice, status) => {
  const { user, leave } = show()
  await user.click(await screen.findByRole('tab', { name: 'Try the demo' }))
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${choice}`, 'u') }))
  await user.click(screen.getByRole('button', { name: 'Start the demo' }))
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(sent).toEqual([{ action: { kind: 'demo', status, timeZone } }])
})

test('without a demo there is no such tab, even for a visitor who came for it', async () => {
  const pending = { state: 's', verifier: 'v', intent: 'demo' }
  sessionStorage.setItem('signIn', JSON.stringify(pending))
  apiServer.use(answers(path, { prompt: 'login', hasDemo: false }))
  show()
  expect(await screen.findByRole('tab', { name: 'Sign in' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.queryByRole('tab', { name: 'Try the demo' })).not.toBeInTheDocument()
})

test('the page opens with what was pressed before', async () => {
  const pending = { state: 's', verifier: 'v', intent: 'sign-up' }
  sessionStorage.setItem('signIn', JSON.stringify(pending))
  show()
  expect(await screen.findByRole('tab', { name: 'Create account' })).toHaveAttribute('aria-selected', 'true')
})

test('a page that has expired offers to start again', async () => {
  apiServer.use(refuses(path, 'interaction_expired'))
  show()
  expect(await screen.findByText('This page cannot be used any more')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible()
})

test('an address that no sign-in has says so, not that something in it was wrong', async () => {
  apiServer.use(refuses('/api/interactions/x', 'invalid_request'))
  renderApp('/interaction/x')
  expect(await screen.findByText('There is no such sign-in page')).toBeVisible()
  expect(screen.getByText(/incomplete or mistyped/u)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible()
})

test('a page that could not be loaded can be loaded again', async () => {
  let isDown = true
  apiServer.use(
    http.get(path, () =>
      isDown
        ? HttpResponse.json(errorBody('internal'), { status: 500 })
        : HttpResponse.json({ prompt: 'login', hasDemo: false }),
    ),
  )
  const { user } = show()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeVisible()
})
