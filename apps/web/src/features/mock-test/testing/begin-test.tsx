import type { TaskId } from '@rehearsal/exam/task-ids'
import { screen } from '@testing-library/react'
import { renderApp } from '../../../testing/render-app.tsx'
import { serveTest, testPage } from './test-server.ts'

export const fourKinds: TaskId[] = [
  'reading/multiple-choice-single',
  'reading/re-order-paragraphs',
  'writing/summarize-written-text',
  'writing/write-essay',
]

export const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
export const press = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))
export const next = () => screen.getByRole('button', { name: 'Next' })

/** Opens the test, goes through the checks and begins the first part. */
export async function begin(kinds: readonly TaskId[] = fourKinds, item: Parameters<typeof serveTest>[2] = {}) {
  const server = serveTest(kinds, { form: 'skill-reading' }, item)
  const app = renderApp(testPage)
  await heading(/^Before you begin/)
  await press(app.user, 'Continue')
  await press(app.user, 'Begin')
  return { ...app, server }
}

export async function firstOption() {
  const [option] = await screen.findAllByRole('radio')
  if (option === undefined) throw new Error('There is nothing to choose')
  return option
}
