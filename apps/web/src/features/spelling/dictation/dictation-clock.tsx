import { Clock3, Hourglass } from 'lucide-react'
import { t } from '../messages.ts'
import { secondsLeft, secondsOf, type DictationState } from './dictation-state.ts'
import { untranslated } from '@rehearsal/ui/untranslated'

/** How long until the word comes, and how long it may be typed. Not a live region: the desk says what matters. */
export function DictationClock({ state }: { state: DictationState }) {
  const { phase } = state
  if (phase === 'time-up') {
    return (
      <p className="flex min-h-16 flex-col items-center justify-center text-center">
        <span className="inline-flex items-center gap-2 text-xl font-[650] text-fair">
          <Hourglass size={20} aria-hidden />
          {t('timeUp')}
        </span>
        <span className="mt-1 text-sm text-ink-3">{t('timeUpAdvice')}</span>
      </p>
    )
  }
  const left = secondsLeft(state)
  const whole = secondsOf(phase)
  return (
    <div className="grid min-h-16 w-full max-w-[26rem] content-center gap-2">
      <p className="flex items-baseline justify-center gap-2.5">
        <Clock3 size={16} aria-hidden className="self-center text-ink-3" />
        <span className="text-ink-2">{phase === 'countdown' ? t('startAfter') : t('typeIn')}</span>
        <span {...untranslated} role="timer" aria-live="off" className="num text-xl font-[650]">
          {t('seconds', { seconds: left })}
        </span>
      </p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-brand transition-[width] duration-200 ease-linear motion-reduce:transition-none"
          style={{ width: `${whole === 0 ? 0 : (left / whole) * 100}%` }}
        />
      </div>
    </div>
  )
}
