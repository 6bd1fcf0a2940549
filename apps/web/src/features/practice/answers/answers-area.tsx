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

type Props = { face: TaskFace; questionId: number; onOpen: (answer: ScoredAnswer) => void }

/** My answers and those that other learners share (specification §2.7). */
export function AnswersArea({ face, questionId, onOpen }: Props) {
  const [tab, setTab] = useState<AnswerSource>('mine')
  const { data: mine } = useQuery(answersQuery(face, questionId, 'mine', ANSWERS_PAGE_SIZE))
  const list = (source: AnswerSource) => (
    <AnswerList face={face} questionId={questionId} source={source} onOpen={onOpen} />
  )
  return (
    <section aria-label={t('answersArea')}>
      <Tabs
        label={t('answersArea')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'mine',
            label: t('myAnswers'),
            count: mine?.total,
            panel: (
              <>
                <ConsentSetting />
                {list('mine')}
              </>
            ),
          },
          { value: 'community', label: t('community'), panel: list('community') },
        ]}
      />
    </section>
  )
}
