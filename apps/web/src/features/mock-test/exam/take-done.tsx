import { isSoundFault, type StopReason } from '@rehearsal/ui/recorder'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { recorderTexts } from '../../../shared/audio/recorder-texts.ts'
import { t } from '../messages.ts'
import type { Recording } from './use-recording.ts'

type Props = { recording: Recording; isLeft: boolean }

/** What stands where the recorder was: the exam plays nothing back. A recording that stopped by itself says why, and that there is no other. */
export function TakeDone({ recording, isLeft }: Props) {
  const early = earlyEnd(recording)
  if (early === null) {
    return (
      <Outcome icon={<CircleCheck size={28} className="text-good" aria-hidden />} title={t('recorded')}>
        {isLeft ? t('recordedLeft') : t('recordedAdvice')}
      </Outcome>
    )
  }
  const isFault = isSoundFault(early)
  return (
    <Outcome icon={<CircleAlert size={28} className="text-fair" aria-hidden />} title={t('recordedEarly')}>
      {isFault ? recorderTexts().fault(early) : recorderTexts().stoppedSilence} {t('recordedEarlyOnce')}{' '}
      {isLeft ? null : t(isFault ? 'recordedEarlyCheck' : 'recordedEarlyNext')}
    </Outcome>
  )
}

/** The item is left, and the line keeps it here: nothing was recorded for it. */
export function TakeMissing() {
  return (
    <Outcome icon={<CircleAlert size={28} className="text-fair" aria-hidden />} title={t('nothingRecorded')}>
      {t('nothingRecordedText')}
    </Outcome>
  )
}

/** Why a recording ended before the learner or its time did; null where it did not. */
function earlyEnd(recording: Recording): Exclude<StopReason, 'learner' | 'maximum'> | null {
  if (recording.is !== 'ended') return null
  const { reason } = recording
  return reason === 'learner' || reason === 'maximum' ? null : reason
}

function Outcome({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-1.5 border-t border-line px-6 py-12 text-center" role="status">
      {icon}
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-ink-2">{children}</p>
    </div>
  )
}
