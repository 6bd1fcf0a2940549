import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readClock, type AnswerMode } from '../../../shared/answer-clock.ts'
import { PhaseBar } from './phase-bar.tsx'

const rules = { leadInSeconds: 0, preparationSeconds: 35, answerSeconds: 40 }

function show(mode: AnswerMode, hasRecorder: boolean) {
  render(
    <PhaseBar
      clock={readClock(3, mode, rules)}
      mode={mode}
      onMode={() => undefined}
      isAnswered={false}
      hasRecorder={hasRecorder}
      rules={rules}
    />,
  )
}

test('practice of a spoken kind has one clock: the recorder’s', () => {
  show('practice', true)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByText('Time taken')).toBeNull()
  expect(screen.getByRole('switch', { name: 'Exam timing' })).toBeVisible()
})

test('a written answer’s time is counted in practice', () => {
  show('practice', false)
  expect(screen.getByRole('timer', { name: 'Time taken' })).toHaveTextContent('0:03/ 0:40')
})

test('exam timing counts the time to prepare down, for spoken kinds as well', () => {
  show('exam', true)
  expect(screen.getByRole('timer', { name: 'Time to prepare' })).toHaveTextContent('0:32')
})
