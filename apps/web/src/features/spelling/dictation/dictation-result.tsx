import type { DictationScoredAnswer, DictationWordAudio } from '@rehearsal/contracts/dictation'
import { Button } from '@rehearsal/ui/button'
import { Ring } from '@rehearsal/ui/ring'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { WordVerdicts } from '../word-verdicts.tsx'

type Props = {
  answer: DictationScoredAnswer
  words: readonly DictationWordAudio[]
  onTryAgain: () => void
}

/** How a dictation that was just submitted went, word by word. */
export function DictationResult({ answer, words, onTryAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const score = t('scoreOf', { score: answer.score, total: answer.totalWords })
  return (
    <div className="grid gap-5 p-4 md:p-6">
      <div className="flex items-center gap-4">
        <Ring value={answer.score} max={answer.totalWords} label={score} valueText={String(answer.score)} size={64} />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-sm font-medium text-ink-3 outline-none">
            {t('result')}
          </h2>
          <p className="text-xl font-[650] tracking-[-0.01em]">{score}</p>
        </div>
      </div>
      <WordVerdicts label={t('result')} verdicts={answer.words} recordings={words} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" href={urls.spellingBook()}>
          {t('toSpellingBook')}
        </Button>
        <Button variant="primary" icon={<RotateCcw size={16} aria-hidden />} onClick={onTryAgain}>
          {t('tryAgain')}
        </Button>
      </div>
    </div>
  )
}
