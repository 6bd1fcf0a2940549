import type { Practice } from '@rehearsal/contracts/practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskView } from '@rehearsal/tasks/views'
import { t } from '../messages.ts'

type Props = { view: TaskView; practice: Practice; variant: ExamVariant; isShown: boolean }

/** The answer that the learner asked to see. */
export function RevealedAnswer({ view: { ModelAnswer }, practice, variant, isShown }: Props) {
  if (!isShown || practice.revealed === null) return null
  return (
    <section aria-label={t('answer')} className="border-t border-line bg-brand-soft px-4 py-5 md:px-6">
      <h2 className="mb-4 text-lg font-semibold tracking-[-0.01em]">{t('answer')}</h2>
      <ModelAnswer
        prompt={practice.prompt}
        answerKey={practice.revealed}
        variant={variant}
        media={(id) => practice.media[id] ?? ''}
      />
    </section>
  )
}
