import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { ANSWERS_PAGE_SIZE } from '@rehearsal/exam/limits'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Tabs } from '@rehearsal/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answersQuery, type AnswerSource } from '../api/answers-query.ts'
import { t } from '../messages.ts'
import { AnswerList, type AnswerTools } from './answer-list.tsx'

type Props = {
  face: TaskFace
  questionId: number
  onOpen: (answer: ScoredAnswer) => void
  answerTools?: AnswerTools | undefined
}

/** My answers and those that other learners share (specification §2.7). */
export function AnswersArea({ face, questionId, onOpen, answerTools }: Props) {
  const [tab, setTab] = useState<AnswerSource>('mine')
  const { data: mine } = useQuery(answersQuery(face, questionId, 'mine', ANSWERS_PAGE_SIZE))
  const list = (source: AnswerSource) => (
    <AnswerList face={face} questionId={questionId} source={source} onOpen={onOpen} answerTools={answerTools} />
  )
  return (
    <section aria-label={t('answersArea')}>
      <Tabs
        label={t('answersArea')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'mine', label: t('myAnswers'), count: mine?.total, panel: list('mine') },
          { value: 'community', label: t('community'), panel: list('community') },
        ]}
      />
    </section>
  )
}
