import { useMediaQuery } from '@rehearsal/ui/media-query'
import { PhaseStrip } from '@rehearsal/ui/phase-strip'
import { Switch } from '@rehearsal/ui/switch'
import { t } from '../messages.ts'
import type { AnswerMode, ClockReading } from './answer-clock.ts'

type Props = {
  clock: ClockReading
  mode: AnswerMode
  onMode: (mode: AnswerMode) => void
  isAnswered: boolean
  /** The exam gives this kind time to prepare. */
  hasPreparation: boolean
}

/** Prepare → answer → review with its time, and the switch to the exam's own timing. */
export function PhaseBar({ clock, mode, onMode, isAnswered, hasPreparation }: Props) {
  const isNarrow = useMediaQuery('(max-width: 767.98px)')
  const steps = [
    { id: 'prepare', label: t('phasePrepare') },
    { id: 'answer', label: t('phaseAnswer') },
    { id: 'done', label: t('phaseReview') },
  ]
  return (
    <PhaseStrip
      label={t('phases')}
      steps={mode === 'exam' && hasPreparation ? steps : steps.slice(1)}
      currentId={clock.phase}
      statusLabel={isNarrow ? undefined : statusOf(clock, mode, isAnswered)}
      remainingSeconds={isAnswered ? undefined : clock.remainingSeconds}
      elapsedSeconds={clock.elapsedSeconds}
      totalSeconds={clock.totalSeconds}
      announce={(count) => t('secondsLeft', { count })}
      actions={
        <Switch
          label={t('examTiming')}
          isOn={mode === 'exam'}
          onChange={(isExam) => onMode(isExam ? 'exam' : 'practice')}
          isDisabled={isAnswered}
        />
      }
    />
  )
}

function statusOf({ phase }: ClockReading, mode: AnswerMode, isAnswered: boolean): string {
  if (mode === 'practice' || isAnswered) return t('statusPractice')
  if (phase === 'done') return t('statusDone')
  return phase === 'prepare' ? t('statusPrepare') : t('statusAnswer')
}
