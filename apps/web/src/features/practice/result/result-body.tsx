import type { ScoredAnswer, ScoreDetail } from '@rehearsal/contracts/attempts'
import type { Practice } from '@rehearsal/contracts/practice'
import type { FindingCode } from '@rehearsal/exam/finding-codes/finding-code'
import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import { changesOf } from '@rehearsal/exam/speech/changes'
import { changesOfWriting, hasAllPoints, mostCostly } from '@rehearsal/exam/writing/changes'
import type { EvidenceJump, TaskView } from '@rehearsal/tasks/views'
import { SkeletonText } from '@rehearsal/ui/skeleton'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { questionKey } from '../../../shared/api/shared-keys.ts'
import { recordingPeaksQuery } from '../api/recording-peaks-query.ts'
import { t } from '../messages.ts'
import type { AnyChange } from './change-texts.ts'
import { ChangesList } from './changes-list.tsx'
import { FixFirst } from './fix-first-list.tsx'
import { TraitList } from './trait-list.tsx'
import { TranscriptDoubt } from './transcript-doubt.tsx'
import { useSpokenExtras } from './use-spoken-extras.ts'

/** Beside the evidence the advice stays in view, as high as the dialog has room: what a change names can be read next to it. */
const BESIDE = 'lg:sticky lg:top-0 lg:max-h-[calc(92dvh-14.75rem)] lg:overflow-y-auto'

type Props = { view: TaskView; practice: Practice; answer: ScoredAnswer }

/** The kind's own evidence; for judged answers what to mend first and the traits stand beside it, on a phone above it. */
export function ResultBody({ view, practice, answer }: Props) {
  const { score } = answer
  const [jump, setJump] = useState<EvidenceJump | undefined>()
  if (score === null) return null
  const isWithheld = answer.type === 'OTHER_ANSWER' && practice.revealed === null
  const hasTraits = score.items.length > 0
  const follow = ({ target }: AnyChange) => setJump(({ key } = { key: 0, target }) => ({ target, key: key + 1 }))
  return (
    <div className="border-t border-line">
      <TranscriptDoubt findings={score.findings} />
      <div className={hasTraits ? 'grid lg:grid-cols-[1.6fr_1fr]' : undefined}>
        {hasTraits ? (
          <div className="border-line bg-[color-mix(in_oklch,var(--sunken)_45%,var(--surface))] max-lg:border-b lg:order-last lg:border-s">
            <div className={`grid content-start gap-6 px-5 py-5 md:px-6 ${BESIDE}`}>
              <Advice score={score} isWithheld={isWithheld} onJump={follow} />
              <TraitList
                items={score.items}
                zeroRules={zeroRulesOf(score, answer)}
                hasLevels={score.evidence.kind === 'text'}
                isComplete={score.evidence.kind === 'text' && hasAllPoints(score.evidence)}
              />
            </div>
          </div>
        ) : null}
        <section aria-label={t('evidence')} className="min-w-0 px-5 py-5 md:px-6">
          <Evidence view={view} practice={practice} answer={answer} score={score} jump={jump} />
        </section>
      </div>
    </div>
  )
}

function zeroRulesOf({ format }: ScoreDetail, { taskId }: ScoredAnswer): readonly string[] {
  const known = formatIdSchema.safeParse(format)
  return known.success ? rulesOf(known.data, taskId).zeroRules : []
}

/**
 * The changes that would raise the score most, unless there is nothing to work them out from; else what was found. Full
 * marks cannot be raised: then nothing is called a thing to fix. Where the server withheld what was found, nothing is said to stand out or not.
 */
function Advice({ score, isWithheld, onJump }: AdviceProps) {
  if (score.total.earned >= score.total.max) return <FixFirst findings={score.findings} hasFullMarks />
  const points = pointsOf(score)
  const isWritten = score.evidence.kind === 'text'
  const changes = isWritten
    ? changesOfWriting(points, score.evidence, score.findings)
    : changesOf(points, score.evidence)
  if (changes.length === 0)
    return isWithheld && score.findings.length === 0 ? null : <FixFirst findings={score.findings} />
  const isZeroed = changes.some(({ kind }) => kind === 'zeroed')
  // Marks of grammar are grave too, but stand among the changes.
  const told = new Set(changes.flatMap((change) => (change.kind === 'zeroed' ? change.reason : [])))
  const grave = score.findings.filter(
    ({ code, severity, start, message }) =>
      !told.has(message) &&
      (OF_TOPIC.has(code) ||
        (OF_SPEECH.has(code) && !isWritten) ||
        (severity === 'critical' && (!isWritten || start === undefined))),
  )
  return (
    <>
      {grave.length === 0 ? null : <FixFirst findings={grave} />}
      <ChangesList changes={changes} costly={isWritten && !isZeroed ? mostCostly(points) : null} onJump={onJump} />
    </>
  )
}

/** What the score leaves out, or cannot tell: whoever reads it must know, whatever would raise it most. */
const OF_TOPIC: ReadonlySet<FindingCode> = new Set(['topic_doubtful', 'foreign_paragraph'])

/** What costs a spoken answer content as a whole, and no change names; of a letter these are marks with their places. */
const OF_SPEECH: ReadonlySet<FindingCode> = new Set([
  'few_words',
  'few_links',
  'nobody_addressed',
  'not_polite',
  'register_casual',
  'register_stiff',
  'rude',
])

type AdviceProps = {
  score: ScoreDetail
  /** Another's answer to a question whose answer this learner has not seen. */
  isWithheld: boolean
  onJump: (change: AnyChange) => void
}

function pointsOf({ items }: ScoreDetail) {
  return items.map(({ title, value, maxValue, content, zeroedBy }) => ({
    name: title,
    earned: value,
    max: maxValue,
    reason: content,
    zeroedBy,
  }))
}

type EvidenceProps = Props & { score: ScoreDetail; jump: EvidenceJump | undefined }

function Evidence({ view, practice, answer, score, jump }: EvidenceProps) {
  const { Result } = view
  const spoken = useSpokenExtras(view, answer, score)
  const { data: recordingPeaks = [] } = useQuery(recordingPeaksQuery(answer.recordingUrl))
  const isLoading = useIsFetching({ queryKey: questionKey(practice.id) }) > 0
  // The key comes with the question once it is answered, a moment after the score.
  if (practice.revealed === null && isLoading) {
    return (
      <div role="status" aria-busy="true" aria-label={t('loadingEvidence')} className="min-h-52">
        <SkeletonText lines={6} />
      </div>
    )
  }
  if (practice.revealed === null) return <p className="text-ink-2">{t('evidenceLocked')}</p>
  return (
    <Result
      prompt={practice.prompt}
      answerKey={practice.revealed}
      answer={answer.answers}
      score={score}
      variant={answer.pteType}
      media={(id) => practice.media[id] ?? ''}
      recordingUrl={answer.recordingUrl}
      recordingPeaks={recordingPeaks}
      spoken={spoken}
      jump={jump}
    />
  )
}
