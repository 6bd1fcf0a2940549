import type { TaskRules } from '@rehearsal/exam/formats/format'
import { useMediaQuery } from '@rehearsal/ui/media-query'
import { PhaseStrip } from '@rehearsal/ui/phase-strip'
import { Switch } from '@rehearsal/ui/switch'
import { t } from '../messages.ts'
import type { AnswerMode, ClockReading } from '../../../shared/answer-clock.ts'

type Props = {
  clock: ClockReading
  mode: AnswerMode
  onMode: (mode: AnswerMode) => void
  isAnswered: boolean
  /** Practice of a spoken kind has no hurry, and its recorder counts the seconds. */
  hasRecorder: boolean
  rules: Pick<TaskRules, 'leadInSeconds' | 'preparationSeconds'>
}

/** Listen → prepare → answer → review, as far as the kind has them, with the time; and the switch to the exam's own timing. */
export function PhaseBar({ clock, mode, onMode, isAnswered, hasRecorder, rules }: Props) {
  const isNarrow = useMediaQuery('(max-width: 767.98px)')
  const hasElapsed = clock.phase !== 'listen' && !(hasRecorder && (mode === 'practice' || isAnswered))
  return (
    <PhaseStrip
      label={t('phases')}
      steps={stepsOf(mode, rules)}
      currentId={clock.phase}
      statusLabel={isNarrow ? undefined : statusOf(clock, mode, isAnswered)}
      remainingSeconds={isAnswered ? undefined : clock.remainingSeconds}
      elapsedSeconds={hasElapsed ? clock.elapsedSeconds : undefined}
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

function stepsOf(mode: AnswerMode, { leadInSeconds, preparationSeconds }: Props['rules']) {
  const listen = { id: 'listen', label: t('phaseListen') }
  const prepare = { id: 'prepare', label: t('phasePrepare') }
  return [
    ...(mode === 'exam' && leadInSeconds > 0 ? [listen] : []),
    ...(mode === 'exam' && preparationSeconds > 0 ? [prepare] : []),
    { id: 'answer', label: t('phaseAnswer') },
    { id: 'done', label: t('phaseReview') },
  ]
}

function statusOf({ phase }: ClockReading, mode: AnswerMode, isAnswered: boolean): string {
  if (mode === 'practice' || isAnswered) return t('statusPractice')
  if (phase === 'done') return t('statusDone')
  if (phase === 'listen') return t('statusListen')
  return phase === 'prepare' ? t('statusPrepare') : t('statusAnswer')
}
