import type { BankQuestion } from '@rehearsal/contracts/question-bank'
import type { TaskView } from '@rehearsal/tasks/views'
import { Tabs } from '@rehearsal/ui/tabs'
import { useState } from 'react'
import { LeaveDialog } from '../../shared/frame/leave-dialog.tsx'
import { useUnsentGuard } from '../../shared/use-unsent-guard.ts'
import { HistoryList } from './history/history-list.tsx'
import { t } from './messages.ts'
import { QuestionPreview } from './preview/question-preview.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { useQuestionDraft } from './use-question-draft.ts'

type Props = { question: BankQuestion; view: TaskView }
type Side = 'edit' | 'preview' | 'history'

/** What is written is shared by the form and the preview, and asked about before it is lost. */
export function QuestionDesk({ question, view }: Props) {
  const [side, setSide] = useState<Side>('edit')
  const draft = useQuestionDraft(question)
  const guard = useUnsentGuard(draft.isChanged)
  return (
    <>
      <QuestionHeading question={question} draft={draft} />
      <Tabs
        label={t('views')}
        value={side}
        onChange={setSide}
        tabs={[
          {
            value: 'edit',
            label: t('edit'),
            panel: <QuestionEditor question={question} view={view} draft={draft} />,
          },
          {
            value: 'preview',
            label: t('preview'),
            panel: (
              <QuestionPreview
                taskId={question.taskId}
                view={view}
                content={draft.content}
                onBack={(issues) => {
                  draft.setIssues(issues)
                  setSide('edit')
                }}
              />
            ),
          },
          { value: 'history', label: t('history'), panel: <HistoryList question={question} draft={draft} /> },
        ]}
      />
      <LeaveDialog guard={guard} title={t('leaveTitle')} text={t('leaveText')} />
    </>
  )
}
