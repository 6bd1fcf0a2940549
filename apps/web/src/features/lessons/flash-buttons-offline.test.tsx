import { ToastProvider } from '@rehearsal/ui/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../shared/api/query-client.ts'
import { writePersisted } from '../../shared/browser/persisted.ts'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aUser, signIn } from '../../testing/fixtures.ts'
import { FlashButtons } from './flash-buttons.tsx'

withApiServer()

vi.mock('./flash-overlay.tsx', () => {
  throw new Error('The line is broken.')
})

test('the question stands, and says so, where the slider of its videos cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  signIn()
  writePersisted('status', 'PREMIUM')
  apiServer.use(answers('/api/users/currentUser', aUser({ status: 'PREMIUM' })), ...signedInHandlers())
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FlashButtons taskId="speaking/read-aloud" questionId={42} />
      <p>The question</p>
      <ToastProvider regionLabel="Messages" closeLabel="Close" />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Flash Grammar' }))
  expect(await screen.findByText(/^This could not be opened/u)).toBeInTheDocument()
  expect(screen.getByText('The question')).toBeVisible()
  logged.mockRestore()
})
