import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { apiServer, errorBody, withApiServer } from '../../testing/api-server.ts'
import { aConfig, aUser, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aSession, profileServer, refusedAt } from './testing/profile-api.ts'

withApiServer()
beforeEach(() => signIn())

const section = (name: string) => screen.findByRole('region', { name })
const open = () => renderApp('/dashboard/profile')

test('the page is reached from the user menu', async () => {
  profileServer()
  const { user, address } = renderApp('/dashboard/profile')
  await user.click(await screen.findByRole('button', { name: 'User menu' }))
  expect(await screen.findByRole('menuitem', { name: 'Profile setting' })).toBeInTheDocument()
  expect(address()).toBe('/dashboard/profile')
})

describe('about you', () => {
  test('only what was changed is sent, and what the server made of it is shown', async () => {
    const server = profileServer()
    const { user } = open()
    const you = within(await section('About you'))
    const name = you.getByLabelText('Name')
    expect(you.getByRole('button', { name: 'Save' })).toBeDisabled()
    await user.clear(name)
    await user.type(name, 'Niloo K.')
    await user.selectOptions(you.getByLabelText('Country'), 'Iran')
    await user.selectOptions(you.getByLabelText('Time zone'), 'UTC')
    await user.click(you.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved successfully')).toBeInTheDocument()
    expect(server.sent).toEqual([['profile', { nickname: 'Niloo K.', country: 'IR', timeZone: 'UTC' }]])
    expect(you.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  test('what the server refuses stands beside its field, which keeps what was typed and has the focus', async () => {
    profileServer()
    apiServer.use(http.patch('/api/profile', () => refusedAt('username', 'Somebody has this name. Choose another.')))
    const { user } = open()
    const you = within(await section('About you'))
    const username = you.getByLabelText('Username')
    await user.clear(username)
    await user.type(username, 'taken')
    await user.click(you.getByRole('button', { name: 'Save' }))
    expect(await you.findByText('Somebody has this name. Choose another.')).toBeInTheDocument()
    expect(username).toHaveValue('taken')
    expect(username).toHaveAccessibleDescription(expect.stringContaining('Somebody has this name'))
    await waitFor(() => expect(username).toHaveFocus())
  })

  test('a fault of the server is said above the form', async () => {
    profileServer()
    apiServer.use(http.patch('/api/profile', () => HttpResponse.json(errorBody('internal'), { status: 500 })))
    const { user } = open()
    const you = within(await section('About you'))
    await user.type(you.getByLabelText('Name'), '!')
    await user.click(you.getByRole('button', { name: 'Save' }))
    expect(await you.findByRole('alert')).toHaveTextContent('Something went wrong on our side')
    expect(you.getByLabelText('Name')).toHaveValue('Niloofar!')
  })

  test('a zone that no list has stays chosen', async () => {
    profileServer({
      user: aUser({ profile: { ...aUser().profile, language: 'xx', timeZone: 'Asia/Calcutta' } }),
    })
    open()
    const you = within(await section('About you'))
    expect(you.getByLabelText('Time zone')).toHaveValue('Asia/Calcutta')
    expect(you.getByLabelText('Translation language')).toHaveValue('xx')
  })
})

test('the plan says how many days are left, the last part of a day counted as one', async () => {
  const expireDate = new Date(Date.now() + 2.2 * 86_400_000).toISOString()
  profileServer({ user: aUser({ status: 'PREMIUM', expireDate }) })
  open()
  expect(within(await section('Your plan')).getByText('3 days left')).toBeInTheDocument()
})

describe('what one signs in with', () => {
  test('a new address waits for its link, and can be taken back', async () => {
    const server = profileServer()
    const { user } = open()
    const email = within(await section('E-mail'))
    await user.click(email.getByRole('button', { name: 'Change the e-mail' }))
    await user.type(email.getByLabelText('New e-mail'), ' new@example.org ')
    await user.type(email.getByLabelText('Your password'), 'secret words')
    await user.click(email.getByRole('button', { name: 'Send the link' }))
    expect(await email.findByText(/Open the link that we mailed to new@example.org/)).toBeInTheDocument()
    expect(server.sent).toEqual([['email', { email: 'new@example.org', password: 'secret words' }]])
    await user.click(email.getByRole('button', { name: 'Keep the present one' }))
    await waitFor(() => expect(email.queryByText(/Open the link/)).not.toBeInTheDocument())
  })

  test('a wrong password is said beside it', async () => {
    profileServer()
    apiServer.use(http.put('/api/account/password', () => refusedAt('password', 'This is not your password.')))
    const { user } = open()
    const password = within(await section('Password'))
    await user.type(password.getByLabelText('Present password'), 'wrong')
    await user.type(password.getByLabelText('New password'), 'long enough')
    await user.click(password.getByRole('button', { name: 'Change the password' }))
    expect(await password.findByText('This is not your password.')).toBeInTheDocument()
    expect(password.getByLabelText('New password')).toHaveValue('long enough')
  })

  test('a new password empties the form and says what has ended', async () => {
    const server = profileServer()
    const { user } = open()
    const password = within(await section('Password'))
    await user.type(password.getByLabelText('Present password'), 'the old one')
    await user.type(password.getByLabelText('New password'), 'short')
    expect(password.getByRole('button', { name: 'Change the password' })).toBeDisabled()
    await user.type(password.getByLabelText('New password'), ' no more')
    await user.click(password.getByRole('button', { name: 'Change the password' }))
    expect(await screen.findByText(/Every other browser is signed out/)).toBeInTheDocument()
    expect(password.getByLabelText('Present password')).toHaveValue('')
    expect(server.sent).toEqual([['password', { password: 'the old one', newPassword: 'short no more' }]])
  })

  test('where an outside issuer signs people in, none of this is shown', async () => {
    profileServer({ user: aUser({ hasPassword: false }) })
    const identity = { issuer: 'https://id.example', clientId: 'x', isEmbedded: false }
    apiServer.use(http.get('/api/configs', () => HttpResponse.json(aConfig({ identity }))))
    open()
    await section('Delete your account')
    for (const name of ['E-mail', 'Password', 'Where you are signed in']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
    }
  })
})

describe('where one is signed in', () => {
  test('another browser is signed out by its button, this one has none', async () => {
    const server = profileServer()
    const { user } = open()
    const sessions = within(await section('Where you are signed in'))
    expect(await sessions.findByText('This browser')).toBeInTheDocument()
    await user.click(sessions.getByRole('button', { name: /^Sign out Unknown browser/ }))
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1))
    expect(server.sent).toEqual([['sign-out', 'session-elsewhere']])
    expect(sessions.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument()
  })

  test('signing out everywhere leads to the public page', async () => {
    const server = profileServer({ sessions: [aSession()] })
    const { user, address } = open()
    const sessions = within(await section('Where you are signed in'))
    await user.click(await sessions.findByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(server.sent).toEqual([['sign-out-all', 'false']])
  })
})

test('the address of the calendar is shown when it is made, and gone when it is taken off', async () => {
  profileServer()
  const { user } = open()
  const calendar = within(await section('Your calendar'))
  await user.click(await calendar.findByRole('button', { name: 'Make an address' }))
  expect(await calendar.findByLabelText('Address of your calendar')).toHaveValue(
    'http://localhost:3000/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics',
  )
  await user.click(calendar.getByRole('button', { name: 'Take it off the net' }))
  expect(await calendar.findByRole('button', { name: 'Make an address' })).toBeInTheDocument()
  expect(calendar.queryByLabelText('Address of your calendar')).not.toBeInTheDocument()
})

describe('the export', () => {
  const started = (files: { url: string; bytes: number }[]) =>
    apiServer.use(
      http.post('/api/account/exports', () =>
        HttpResponse.json({ files, expiresAt: '2026-03-18T09:10:00.000Z' }, { status: 201 }),
      ),
    )
  const pressed = () => {
    const addresses: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
      addresses.push(this.pathname)
    })
    return addresses
  }

  test('one file is saved at once', async () => {
    profileServer()
    started([{ url: '/exports/one', bytes: 10 }])
    const { user } = open()
    const addresses = pressed()
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText(/Your download has begun/)).toBeInTheDocument()
    expect(addresses).toEqual(['/exports/one'])
  })

  test('several files are saved one by one, each once', async () => {
    profileServer()
    started([
      { url: '/exports/one', bytes: 10 },
      { url: '/exports/two', bytes: 10 },
    ])
    const { user } = open()
    const addresses = pressed()
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    const second = await screen.findByRole('button', { name: 'Download file 2 of 2' })
    expect(addresses).toEqual([])
    await user.click(second)
    expect(addresses).toEqual(['/exports/two'])
    expect(second).toBeDisabled()
  })
})

test('a profile that cannot be loaded offers another try', async () => {
  profileServer()
  apiServer.use(http.get('/api/users/currentUser', () => HttpResponse.json(errorBody('internal'), { status: 500 })))
  open()
  expect(await screen.findByText('Your profile could not be loaded')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Retry|Try again/ })).toBeInTheDocument()
})
