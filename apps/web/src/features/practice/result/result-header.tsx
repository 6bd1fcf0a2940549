import type { ScoredAnswer, ScoreDetail } from '@rehearsal/contracts/attempts'
import { secondsOf } from '@rehearsal/contracts/wire'
import { QUESTION_CARD_ID_DIGITS } from '@rehearsal/exam/limits'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Chip } from '@rehearsal/ui/chip'
import { useMediaQuery } from '@rehearsal/ui/media-query'
import { formatDuration } from '../../../shared/format/duration.ts'
import { formatId, formatPoints } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { skillOf } from '../../../shared/skill-of.ts'
import { headlineOf } from './headline.ts'
import { rangeOfTotal } from './likely-range.ts'
import { scoreModalOf, skillPointsOf } from './score-modal.ts'
import { ScoreRings } from './score-rings.tsx'

type Props = { face: TaskFace; answer: ScoredAnswer }

/** The score on its rings, the result in a few words, the range it likely lies in, and the time taken (specification §2.8). */
export function ResultHeader({ face, answer }: Props) {
  const { score } = answer
  const isNarrow = useMediaQuery('(max-width: 759.98px)')
  if (score === null) return <p className="py-2 font-semibold">{t('notScoredYet')}</p>
  const modal = scoreModalOf(face, score)
  const range = rangeOfTotal(score.total, score.items)
  return (
    <div className="flex items-center gap-4 py-2 max-sheet:flex-wrap sheet:gap-6">
      <ScoreRings face={face} score={score} modal={modal} isNarrow={isNarrow} />
      <div className="min-w-0 grow basis-44 sheet:basis-0">
        <div className="flex flex-wrap items-center gap-1.5">
          {/* The longest name takes two lines of a phone. */}
          <span className="max-w-full max-sheet:[&>span]:whitespace-normal">
            <SubjectChip face={face} answer={answer} score={score} />
          </span>
          <TimeChip time={formatDuration(secondsOf(score.timeTaken))} isNarrow={isNarrow} />
          {answer.afterReveal ? <Chip tone="fair">{t('afterReveal')}</Chip> : null}
        </div>
        <p className="mt-1.5 text-lg font-semibold leading-6 tracking-[-0.02em] md:text-2xl md:leading-8">
          {headlineOf(score)}
        </p>
        {range === null ? null : (
          <p className="num mt-1 text-ink-2" title={t('likelyHint')}>
            {t('likely', { low: formatPoints(range.low), high: formatPoints(range.high) })}
          </p>
        )}
      </div>
    </div>
  )
}

/** A phone has room for the time alone beside the question's name. */
function TimeChip({ time, isNarrow }: { time: string; isNarrow: boolean }) {
  const text = t('taken', { time })
  if (!isNarrow) return <Chip>{text}</Chip>
  return (
    <Chip>
      <span aria-hidden>{time}</span>
      <span className="sr-only">{text}</span>
    </Chip>
  )
}

/** The one skill of the secondary modal; otherwise the question, since the rings of the tertiary name their skills. */
function SubjectChip({ face, answer, score }: Props & { score: ScoreDetail }) {
  const [fed] = skillPointsOf(score)
  if (scoreModalOf(face, score) === 'secondary' && fed) return <Chip tone={fed.skill}>{t(`skill_${fed.skill}`)}</Chip>
  return <Chip tone={skillOf(face.id)}>{`${face.name} ${formatId(answer.practiceId, QUESTION_CARD_ID_DIGITS)}`}</Chip>
}
