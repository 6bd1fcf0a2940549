import { taskIds, type TaskId } from '@rehearsal/exam/task-ids'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleExtras } from './key-extras.ts'
import { samples } from './samples.ts'
import { views } from './views.ts'

/** Every kind's sample with the same explanation and advice. */
const keyOf = (taskId: TaskId) => ({ ...Object(samples[taskId].answerKey), ...sampleExtras })

async function renderResult(taskId: TaskId, more: object = {}) {
  const { Result } = await views[taskId]()
  const { prompt, answer } = samples[taskId]
  render(
    <Result
      prompt={prompt}
      answerKey={{ ...keyOf(taskId), ...more }}
      answer={answer}
      score={{ comparisons: [], findings: [], evidence: { kind: 'none' } }}
      variant="ACADEMIC"
      media={(id) => `/media/${id}`}
      recordingUrl={null}
      recordingPeaks={[]}
    />,
  )
}

/** What is missing of the explanation and the advice on the page. */
const missingExtras = () =>
  [sampleExtras.explanation, ...Object.values(sampleExtras.analysis)].filter((text) => !screen.queryByText(text))

const explanationButton = () => within(screen.getByRole('group', { name: 'Explanation' })).getByRole('button')

test.each(taskIds)('the result of %s tells explanation and advice, whatever evidence there is', async (taskId) => {
  await renderResult(taskId)
  expect(missingExtras()).toEqual([])
  expect(explanationButton()).toHaveAccessibleName('Play')
})

test.each(taskIds)('the shown answer of %s tells explanation and advice', async (taskId) => {
  const { ModelAnswer } = await views[taskId]()
  const { prompt } = samples[taskId]
  render(<ModelAnswer prompt={prompt} answerKey={keyOf(taskId)} variant="CORE" media={(id) => `/media/${id}`} />)
  expect(missingExtras()).toEqual([])
  expect(explanationButton()).toHaveAccessibleName('Play')
})

const talks = taskIds.filter((id) => id.startsWith('listening/') && id !== 'listening/write-from-dictation')

test.each(talks)('the result of %s holds the transcript, and the recording to hear again', async (taskId) => {
  await renderResult(taskId, { transcript: 'What was said.' })
  expect(screen.getByText('What was said.')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Recording' })).toBeVisible()
})
