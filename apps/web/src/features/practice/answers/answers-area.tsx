import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { ANSWERS_PAGE_SIZE } from '@rehearsal/exam/limits'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Tabs } from '@rehearsal/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answersQuery, type AnswerSource } from '../api/answers-query.ts'
import { t } from '../messages.ts'
import { AnswerList } from './answer-list.tsx'
import { ConsentSetting } from './consent-setting.tsx'
import type { Discussion } from './discussion.ts'

type Props = {
  face: TaskFace
  questionId: number
  onOpen: (answer: ScoredAnswer) => void
  discussion: Discussion
  /** While the exam's clock runs, nothing of others is shown. */
  isExam: boolean
}

/** My answers, those that other learners share, and what they say (specification §2.7). */
export function AnswersArea({ face, questionId, onOpen, discussion, isExam }: Props) {
  const [tab, setTab] = useState<AnswerSource | 'discussion'>(discussion.isAsked ? 'discussion' : 'mine')
  const { data: mine } = useQuery(answersQuery(face, questionId, 'mine', ANSWERS_PAGE_SIZE))
  const list = (source: AnswerSource) => (
    <AnswerList face={face} questionId={questionId} source={source} onOpen={onOpen} />
  )
  const own = {
    value: 'mine',
    label: t('myAnswers'),
    count: mine?.total,
    panel: (
      <>
        <ConsentSetting />
        {list('mine')}
      </>
    ),
  } as const
  const others = [
    { value: 'community', label: t('community'), panel: list('community') },
    { value: 'discussion', ...discussion },
  ] as const
  return (
    <section aria-label={t('answersArea')}>
      <Tabs
        label={t('answersArea')}
        value={isExam ? 'mine' : tab}
        onChange={setTab}
        tabs={isExam ? [own] : [own, ...others]}
      />
    </section>
  )
}
