import { directionOf } from '@rehearsal/exam/language/script'
import { Button } from '@rehearsal/ui/button'
import { SkeletonText } from '@rehearsal/ui/skeleton'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import { t } from './messages.ts'

export type SentenceState = { name: 'waiting' | 'loading' } | { name: 'failed'; retry: () => void } | Translated
type Translated = { name: 'translated'; text: string }

type Props = { sentence: string; target: string; state: SentenceState }

/** An English sentence, and what became of its translation: beneath it on a phone, beside it on a wider screen. */
export function SentenceRow({ sentence, target, state }: Props) {
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-t border-line py-3.5 first:border-t-0 sheet:grid-cols-2">
      <p lang="en" dir="ltr" className="min-w-0 font-read text-base break-words text-ink-2">
        {sentence}
      </p>
      <div className="min-w-0">
        {state.name === 'loading' ? (
          <div aria-busy="true" dir={directionOf(target)} className="py-1.5">
            <span className="sr-only">{t('loading')}</span>
            <SkeletonText lines={sentence.length > 60 ? 2 : 1} />
          </div>
        ) : null}
        {state.name === 'translated' ? (
          <p lang={target} dir={directionOf(target)} className="text-base leading-7 break-words">
            {state.text}
          </p>
        ) : null}
        {state.name === 'failed' ? <Failed retry={state.retry} sentence={sentence} /> : null}
      </div>
    </li>
  )
}

function Failed({ retry, sentence }: { retry: () => void; sentence: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="flex items-center gap-1.5 text-sm font-medium text-bad">
        <TriangleAlert size={15} aria-hidden />
        {t('failed')}
      </p>
      <Button
        size="small"
        icon={<RotateCcw size={14} aria-hidden />}
        onClick={retry}
        aria-label={t('retrySentence', { sentence })}
      >
        {t('retry')}
      </Button>
    </div>
  )
}
