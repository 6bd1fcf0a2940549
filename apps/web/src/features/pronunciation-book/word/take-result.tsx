import type { JudgedTake, PronunciationEntry, TakeEvidence } from '@rehearsal/contracts/pronunciation-book'
import { CLEAR_SHARE } from '@rehearsal/exam/speech/clear-word'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { Spinner } from '@rehearsal/ui/spinner'
import { ClipButton, useClip } from '@rehearsal/ui/spoken-text'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { formatShare } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { ScoreLabel } from '../score-label.tsx'
import { TakeSounds } from './take-sounds.tsx'

type Props = {
  entry: PronunciationEntry
  judged: JudgedTake | undefined
  error: Error | null
  isPending: boolean
  /** Null while nothing is recorded. */
  recordingUrl: string | null
  onRetry: () => void
}

/** What came of a take. The region is there from the start, so that its text is spoken when it comes. */
export function TakeResult({ entry, judged, error, isPending, recordingUrl, onRetry }: Props) {
  return (
    <div role="status" aria-label={t('result')} aria-busy={isPending} className="mt-4 grid gap-4 empty:hidden">
      {isPending ? (
        <p className="flex items-center gap-2.5 text-sm text-ink-2">
          <Spinner />
          {t('judging')}
        </p>
      ) : null}
      {error === null || isPending ? null : <Problem error={error} onRetry={onRetry} />}
      {judged === undefined || isPending ? null : <Judged entry={entry} judged={judged} recordingUrl={recordingUrl} />}
    </div>
  )
}

/** A recording that cannot be used says why; another one is needed. Anything else may work with the same one. */
function Problem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnusable = error instanceof ApiError && error.status === 422
  return (
    <Banner
      tone="fair"
      isLive={false}
      action={isUnusable ? undefined : <Button onClick={onRetry}>{t('retry')}</Button>}
    >
      {t('judgeFailed')} <span className="font-normal">{messageOf(error)}</span>
    </Banner>
  )
}

type JudgedProps = { entry: PronunciationEntry; judged: JudgedTake; recordingUrl: string | null }

function Judged({ entry, judged, recordingUrl }: JudgedProps) {
  const { word } = entry
  if (judged.outcome === 'another_word') {
    return (
      <>
        <Banner tone="fair" isLive={false}>
          {t('anotherWord')} <span className="font-normal">{t('anotherWordAdvice', { word })}</span>
        </Banner>
        <Voices entry={entry} evidence={null} recordingUrl={recordingUrl} />
      </>
    )
  }
  const isSaid = judged.outcome === 'said'
  const evidence = isSaid ? judged.take.evidence : judged.evidence
  return (
    <>
      {isSaid ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <ScoreLabel score={judged.take.score} />
          {judged.isBest ? <span className="text-sm text-ink-2">{t('best')}</span> : null}
        </p>
      ) : (
        <Banner tone="fair" isLive={false}>
          {t('unsureTitle', { word })} <span className="font-normal">{t('unsureAdvice')}</span>
        </Banner>
      )}
      <TakeSounds word={word} evidence={evidence} />
      <Voices entry={entry} evidence={evidence} recordingUrl={recordingUrl} />
      <p className="text-[0.8125rem] text-ink-3">{t('scale', { threshold: formatShare(CLEAR_SHARE) })}</p>
    </>
  )
}

type VoicesProps = Pick<JudgedProps, 'entry' | 'recordingUrl'> & { evidence: TakeEvidence | null }

/** My word and the model's, to compare. */
function Voices({ entry, evidence, recordingUrl }: VoicesProps) {
  const { playingId, play } = useClip()
  const { start = null, end = null } = evidence ?? {}
  const clip = start === null || end === null ? undefined : { startSeconds: start, endSeconds: end }
  return (
    <div className="flex flex-wrap gap-2">
      {recordingUrl === null ? null : (
        <ClipButton
          label={t('mine')}
          isPlaying={playingId === 'mine'}
          onPress={() => play('mine', recordingUrl, clip)}
        />
      )}
      <ClipButton
        label={t('model')}
        isPlaying={playingId === 'model'}
        onPress={() => play('model', entry.americanAudio)}
      />
    </div>
  )
}
