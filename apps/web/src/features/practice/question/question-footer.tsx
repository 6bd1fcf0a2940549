import type { Practice } from '@rehearsal/contracts/practice'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Button } from '@rehearsal/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { urls } from '../../../shared/urls.ts'
import { isRecording } from '../../../shared/kept/is-recording.ts'
import { searchOf, type ListFilters } from '../list-search.ts'
import { t } from '../messages.ts'
import { isAtRest } from '../submission/submission-machine.ts'
import { CreditsBadge } from './credits-badge.tsx'
import { ShowAnswer } from './show-answer.tsx'
import type { Answering } from './use-answering.ts'

type Props = { face: TaskFace; practice: Practice; filters: ListFilters; answering: Answering }

/** Previous and next in the filtered list, and what can be done with the answer. */
export function QuestionFooter({ face, practice, filters, answering }: Props) {
  const { draft, submission, credits, reveal, mode, clock } = answering
  // A recording that is not sent yet is replaced at the recorder; once the exam's time is up, nothing is, and all starts over.
  const isTimeUp = mode === 'exam' && clock.phase === 'done'
  const canStartOver = submission.state.name === 'editing' && (isTimeUp || (draft !== undefined && !isRecording(draft)))
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3.5 md:px-6">
      <ListNavigation face={face} practice={practice} filters={filters} />
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2 max-sheet:w-full max-sheet:[&>button]:flex-1">
        {credits === undefined || credits.remaining === null ? null : (
          <CreditsBadge remaining={credits.remaining} limit={credits.limit} />
        )}
        <ShowAnswer isKnown={practice.revealed !== null} reveal={reveal} />
        {canStartOver ? <Button onClick={submission.tryAgain}>{t('tryAgain')}</Button> : null}
        <MainButton answering={answering} />
      </div>
    </footer>
  )
}

/**
 * Submits; once the answer is settled, the same button starts over. One button all the way, so that it keeps the focus
 * under which it was pressed, and a result that is closed gives the focus back to it.
 */
function MainButton({ answering }: Pick<Props, 'answering'>) {
  const { submission, submitProblem, requestSubmit } = answering
  const { state, tryAgain } = submission
  const isEditing = state.name === 'editing'
  if (!isEditing && isAtRest(state)) {
    return <Button onClick={tryAgain}>{t('tryAgain')}</Button>
  }
  return (
    <Button
      variant="primary"
      onClick={requestSubmit}
      disabled={isEditing && submitProblem !== null}
      isLoading={!isEditing}
      title={submitProblem ?? t('submitHint')}
    >
      {t('submit')}
    </Button>
  )
}

function ListNavigation({ face, practice, filters }: Omit<Props, 'answering'>) {
  const { position, total, previousId, nextId } = practice
  const search = searchOf(filters)
  const linkTo = (id: number | null) =>
    id === null
      ? { disabled: true, className: 'border-transparent! bg-transparent!' }
      : { href: urls.question(face.id, id, search) }
  return (
    <nav aria-label={t('navigation')} className="flex items-center gap-1 max-sheet:w-full max-sheet:justify-between">
      <Button
        variant="quiet"
        icon={<ChevronLeft size={18} className="rtl:rotate-180" aria-hidden />}
        {...linkTo(previousId)}
      >
        {t('previous')}
      </Button>
      <span className="num whitespace-nowrap px-1 text-[0.8125rem] text-ink-3">
        {position === null ? t('notInList') : t('position', { position, total })}
      </span>
      <Button
        variant="quiet"
        iconEnd={<ChevronRight size={18} className="rtl:rotate-180" aria-hidden />}
        {...linkTo(nextId)}
      >
        {t('next')}
      </Button>
    </nav>
  )
}
