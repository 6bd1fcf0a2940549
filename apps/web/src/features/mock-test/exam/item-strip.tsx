import type { TaskRules } from '@rehearsal/exam/formats/format'
import type { AnswerPhase } from '@rehearsal/tasks/views'
import { PhaseStrip } from '@rehearsal/ui/phase-strip'
import { t } from '../messages.ts'

type Props = { phase: AnswerPhase; rules: TaskRules }

/** Listen → prepare → answer, as far as the item has them. The time stands in the bar above. */
export function ItemSteps({ phase, rules }: Props) {
  const steps = [
    ...(rules.leadInSeconds > 0 ? [{ id: 'listen', label: t('phaseListen') }] : []),
    ...(rules.preparationSeconds > 0 ? [{ id: 'prepare', label: t('phasePrepare') }] : []),
    { id: 'answer', label: t('phaseAnswer') },
  ]
  // A single step says nothing.
  if (steps.length === 1) return <hr className="border-line" />
  return (
    <PhaseStrip
      label={t('phases')}
      steps={steps}
      currentId={phase === 'done' ? 'answer' : phase}
      announce={(count) => t('timeLeft', { count })}
    />
  )
}
