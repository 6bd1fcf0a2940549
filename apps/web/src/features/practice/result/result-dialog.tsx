import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import type { Practice } from '@rehearsal/contracts/practice'
import type { TaskFace } from '@rehearsal/tasks/task'
import type { TaskView } from '@rehearsal/tasks/views'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { useMediaQuery } from '@rehearsal/ui/media-query'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { use, useEffect } from 'react'
import { tellResultShown } from '../../../shared/shown-results.ts'
import { useGoTo } from '../../../shared/navigation.ts'
import { urls } from '../../../shared/urls.ts'
import { AnswerTools } from '../answer-tools.ts'
import { attemptQuery } from '../api/attempt-query.ts'
import { searchOf, type ListFilters } from '../list-search.ts'
import { t } from '../messages.ts'
import { ResultBody } from './result-body.tsx'
import { ResultHeader } from './result-header.tsx'

type Props = {
  face: TaskFace
  view: TaskView
  practice: Practice
  filters: ListFilters
  /** The answer chosen on this page. */
  answer: ScoredAnswer | null
  /** The answer that the address names, from the dashboard for instance. */
  answerId: number | null
  onClose: () => void
  onTryAgain: () => void
}

/** The score of one answer with its evidence: over the question, a sheet on a phone (specification §2.8). */
export function ResultDialog({ face, view, practice, filters, answer, answerId, onClose, onTryAgain }: Props) {
  const goTo = useGoTo()
  const tools = use(AnswerTools)
  const named = useQuery({ ...attemptQuery(answerId ?? 0), enabled: answerId !== null })
  const shown = answer ?? (answerId === null ? null : (named.data ?? null))
  const search = searchOf(filters)
  const seenId = face.scoredBy === 'ai' && shown?.type === 'MY_ANSWER' && shown.score !== null ? shown.id : null
  useEffect(() => {
    if (seenId !== null) tellResultShown(seenId)
  }, [seenId])
  const close = () => {
    onClose()
    if (answerId !== null) goTo(urls.question(face.id, practice.id, search), { replace: true })
  }
  const tryAgain = () => {
    close()
    onTryAgain()
  }
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={close}
      title={t('resultTitle')}
      closeLabel={t('closeResult')}
      size={face.scoredBy === 'ai' ? 'full' : 'large'}
      hasPadding={false}
      header={shown === null ? null : <ResultHeader face={face} answer={shown} />}
      footer={
        shown === null ? null : (
          <>
            <EstimateLine face={face} answer={shown} />
            {tools(shown, 'result')}
            <Button onClick={tryAgain}>{t('tryAgain')}</Button>
            {practice.nextId === null ? null : (
              <Button
                variant="primary"
                href={urls.question(face.id, practice.nextId, search)}
                iconEnd={<ChevronRight size={16} className="rtl:rotate-180" aria-hidden />}
              >
                {t('nextQuestion')}
              </Button>
            )}
          </>
        )
      }
    >
      {shown === null ? null : <ResultBody view={view} practice={practice} answer={shown} />}
    </Dialog>
  )
}

/** What made the score. A phone has no room for the names of the format and the engine. */
function EstimateLine({ face, answer: { score } }: { face: TaskFace; answer: ScoredAnswer }) {
  const isNarrow = useMediaQuery('(max-width: 759.98px)')
  if (score === null) return null
  const engine = `${score.engine.id} ${score.engine.version}`
  const isSent = face.scoredBy === 'ai' && score.engine.id.includes(' + ')
  const estimate = isNarrow ? t('estimate') : t('estimateLine', { format: score.format, engine })
  return (
    <p className="grow basis-40 text-[0.7813rem] text-ink-3 max-sheet:basis-full">
      {face.scoredBy === 'ai' ? estimate : t('keyLine')}
      {isSent ? ` · ${t('estimateSent')}` : null}
    </p>
  )
}
