import { CircleAlert } from 'lucide-react'
import { t } from '../messages.ts'
import type { DictationState } from './dictation-state.ts'

/** Why nothing is heard, or that the answers were not taken: what is wrong and what to do. */
export function DictationStatus({ state: { silence, submission } }: { state: DictationState }) {
  const text =
    submission.name === 'failed' ? t('kept') : silence === null ? '' : t(silence === 'refused' ? 'refused' : 'silent')
  return (
    <div role="status" className="w-full max-w-[26rem] empty:hidden">
      {text === '' ? null : (
        <p className="flex items-start gap-2 rounded-control bg-fair-soft px-3.5 py-2.5 text-sm font-medium text-fair">
          <CircleAlert size={17} aria-hidden className="mt-0.5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
