import { practiceSchema } from '@rehearsal/contracts/practice'
import { ToastProvider } from '@rehearsal/ui/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../shared/api/query-client.ts'
import { TranslateTool } from './translate-tool.tsx'

vi.mock('./translation-dialog.tsx', () => {
  throw new Error('The line is broken.')
})

const practice = practiceSchema.parse({
  id: 16,
  taskId: 'writing/summarize-written-text',
  title: 'Trees',
  complexity: 'AVERAGE',
  predictionCount: 0,
  note: false,
  bookmark: null,
  variants: ['ACADEMIC'],
  format: 'academic-2025',
  prompt: { passage: 'Trees cool.' },
  media: {},
  revealed: null,
  position: 1,
  total: 1,
  previousId: null,
  nextId: null,
})

test('the question stands, and says so, where the dialog of its translation cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TranslateTool practice={practice} isAnswerShown={false} />
      <p>The question</p>
      <ToastProvider regionLabel="Messages" closeLabel="Close" />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Translate' }))
  expect(await screen.findByText(/^This could not be opened/u)).toBeInTheDocument()
  expect(screen.getByText('The question')).toBeVisible()
  logged.mockRestore()
})
