import { CircleCheck } from 'lucide-react'
import { t } from '../messages.ts'

/** What stands where the recorder was: the exam plays nothing back. */
export function TakeDone() {
  return (
    <div className="flex flex-col items-center gap-1.5 border-t border-line px-6 py-12 text-center" role="status">
      <CircleCheck size={28} className="mb-1 text-good" aria-hidden />
      <p className="font-semibold">{t('recorded')}</p>
      <p className="text-ink-2">{t('recordedAdvice')}</p>
    </div>
  )
}
