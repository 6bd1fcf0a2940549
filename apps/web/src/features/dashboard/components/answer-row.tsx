import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { QUESTION_LIST_ID_DIGITS } from '@rehearsal/exam/limits'
import type { Points } from '@rehearsal/exam/points'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Link } from '@rehearsal/ui/link'
import { Ring } from '@rehearsal/ui/ring'
import { Spinner } from '@rehearsal/ui/spinner'
import { CircleAlert } from 'lucide-react'
import { formatMoment } from '../../../shared/format/dates.ts'
import { formatId, formatMarks, formatPoints } from '../../../shared/format/numbers.ts'
import { skillOf } from '../../../shared/skill-of.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'

type Props = { answer: ScoredAnswer; openedAt: number }

/** One answer: its score, what it answered and when. */
export function AnswerRow({ answer, openedAt }: Props) {
  const { id: answerId, taskId, practiceId, questionTitle } = answer
  const id = formatId(practiceId, QUESTION_LIST_ID_DIGITS)
  return (
    <Link
      href={urls.question(taskId, practiceId, { answer: String(answerId) })}
      className="-mx-2 flex items-center gap-4 rounded-control px-2 py-3 no-underline transition-colors hover:bg-sunken"
    >
      <AnswerScore answer={answer} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          <bdi lang="en">{questionTitle}</bdi>
        </span>
        <span className="num block truncate text-sm text-ink-3">
          {t('answerFacts', { task: catalogue[taskId].name, id })}
        </span>
        <span className="num block truncate text-sm text-ink-3">{whenOf(answer, openedAt)}</span>
      </span>
    </Link>
  )
}

/** Its score with the scale, or why it has none, and when it was given. */
function whenOf(answer: ScoredAnswer, openedAt: number): string {
  const { score, status, lastModifiedDate } = answer
  const missing = status === 'failed' ? t('failed') : t('scoring')
  const state = score === null ? missing : marksOf(score.total)
  return t('stateAndMoment', { state, moment: formatMoment(lastModifiedDate, openedAt) })
}

const marksOf = ({ earned, max }: Points): string =>
  t('scoreLabel', { earned: formatPoints(earned), max: formatMarks(max) })

function AnswerScore({ answer: { score, status, taskId } }: { answer: ScoredAnswer }) {
  if (score !== null) {
    const { earned, max } = score.total
    return (
      <Ring
        value={earned}
        max={max}
        tone={skillOf(taskId)}
        label={marksOf(score.total)}
        valueText={formatPoints(earned)}
      />
    )
  }
  return (
    <span className="grid size-[54px] shrink-0 place-items-center rounded-full bg-sunken text-ink-3">
      {status === 'failed' ? <CircleAlert size={20} aria-hidden /> : <Spinner />}
    </span>
  )
}
