import { ToastProvider } from '@rehearsal/ui/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../shared/api/query-client.ts'
import { answers, apiServer, refuses, withApiServer } from '../../testing/api-server.ts'
import { signIn } from '../../testing/fixtures.ts'
import { WordListTools } from './lists/word-list-tools.tsx'
import { ReviewCardLink } from './review-card-link.tsx'
import { aCard, aQueue } from './testing/a-queue.ts'

withApiServer()

/** The names of the files that the browser was given to save. */
let saved: string[]

beforeEach(() => {
  saved = []
  signIn()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => vi.restoreAllMocks())

const show = (part: ReactNode) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      {part}
      <ToastProvider regionLabel="Messages" closeLabel="Close" />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

test('the way to the review says how many cards there are today', async () => {
  apiServer.use(answers('/api/reviews', aQueue([aCard('abate'), aCard('endure')])))
  show(<ReviewCardLink />)
  const link = screen.getByRole('link', { name: /Review/u })
  expect(link).toHaveAttribute('href', '/dashboard/review')
  await waitFor(() => expect(link).toHaveTextContent('2 cards today'))
})

test('words leave as the file that the server names, of the kind that is shown, and what lacks its sound is told', async () => {
  let asked = ''
  apiServer.use(
    http.get('/api/book/vocabBook/export', ({ request }) => {
      asked = new URL(request.url).search
      const headers = {
        'content-disposition': 'attachment; filename="rehearsal-words.apkg"',
        'x-words-without-audio': '2',
      }
      return HttpResponse.arrayBuffer(new ArrayBuffer(3), { headers })
    }),
  )
  const user = show(<WordListTools taskId="speaking/read-aloud" />)
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(screen.getByRole('menuitem', { name: 'Anki package with sound' }))
  expect(await screen.findByText(/^2 words are in the file without their sound/u)).toBeVisible()
  expect([saved, asked]).toEqual([['rehearsal-words.apkg'], '?format=apkg&practiceType=READ_ALOUD'])
})

test('a file that could not be made is said so, and nothing is saved', async () => {
  apiServer.use(refuses('/api/book/vocabBook/export', 'too_many_requests'))
  const user = show(<WordListTools taskId={null} />)
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(screen.getByRole('menuitem', { name: 'CSV for a spreadsheet' }))
  expect(await screen.findByText('The file could not be made')).toBeVisible()
  expect(saved).toEqual([])
})
