import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { withApiServer } from '../../testing/api-server.ts'
import { aUser, signIn } from '../../testing/fixtures.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { profileServer } from './testing/profile-api.ts'

withApiServer()
beforeEach(() => signIn())

const section = (name: string) => screen.findByRole('region', { name })
const open = () => renderApp('/dashboard/profile')

describe('the end of an account', () => {
  test('needs the tick and the password, and signs out', async () => {
    const server = profileServer()
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }))
    const confirm = dialog.getByRole('button', { name: 'Delete my account' })
    await user.type(dialog.getByLabelText('Your password'), 'secret words')
    expect(confirm).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: 'Yes, delete my account in 14 days' }))
    await user.click(confirm)
    expect(await screen.findByText(/Your account will be deleted on 1 Apr 2026/)).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/'))
    expect(server.sent).toEqual([['delete', { password: 'secret words' }]])
  })

  test('without a password here, asks for the name', async () => {
    const server = profileServer({ user: aUser({ hasPassword: false }) })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Type your name, “Niloofar”, to confirm'), 'Niloofar')
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
    await waitFor(() => expect(server.sent).toEqual([['delete', { nickname: 'Niloofar' }]]))
  })

  test('is announced above every page until Keep is pressed', async () => {
    const server = profileServer({ user: aUser({ deleteAfter: '2026-04-01T09:00:00.000Z' }) })
    const { user } = open()
    const due = 'This account and everything in it will be deleted on 1 Apr 2026.'
    // Above the page, and in the section that is about it.
    await waitFor(() => expect(screen.getAllByText(due)).toHaveLength(2))
    await user.click(screen.getAllByRole('button', { name: 'Keep my account' })[0] ?? document.body)
    expect(await screen.findByText('Your account stays.')).toBeInTheDocument()
    expect(server.sent).toEqual([['keep', null]])
    expect(screen.queryByText(/will be deleted on/)).not.toBeInTheDocument()
  })

  test('is not for demos', async () => {
    profileServer({ user: aUser({ isDemo: true, hasPassword: false }) })
    open()
    const deletion = within(await section('Delete your account'))
    expect(deletion.getByText(/This demo is removed/)).toBeInTheDocument()
    expect(deletion.queryByRole('button')).not.toBeInTheDocument()
  })
})
