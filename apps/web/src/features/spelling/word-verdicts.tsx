import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import type { DictationScoredAnswer, DictationWordAudio } from '@rehearsal/contracts/dictation'
import { IconButton } from '@rehearsal/ui/icon-button'
import { useClip } from '@rehearsal/ui/spoken-text'
import { CircleCheck, CircleDashed, CircleX, Square, Volume2 } from 'lucide-react'
import { t } from './messages.ts'
import { SpellingPair } from './spelling-pair.tsx'

type Verdict = DictationScoredAnswer['words'][number]

type Props = {
  label: string
  verdicts: readonly Verdict[]
  /** To hear the words again; none for an earlier dictation. */
  recordings: readonly DictationWordAudio[]
}

/** Each word with a sign, a text, and where it was spelled wrong. */
export function WordVerdicts({ label, verdicts, recordings }: Props) {
  const { playingId, play } = useClip()
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-control border border-line">
      {verdicts.map((verdict) => {
        const url = recordings.find(({ word }) => word === verdict.word)?.britishAudio
        const isPlaying = playingId === verdict.word
        return (
          <li key={verdict.word} className="flex min-h-13 items-center gap-3 px-3.5 py-2">
            <VerdictSign verdict={verdict} />
            <div className="min-w-0 flex-1">
              <SpellingPair word={verdict.word} typed={verdict.isCorrect ? '' : verdict.answer} />
            </div>
            <span className={verdict.isCorrect ? 'text-sm text-good' : 'text-sm text-bad'}>{verdictText(verdict)}</span>
            {url === undefined ? null : (
              <IconButton
                size="small"
                label={t('listenTo', { word: verdict.word, accent: t('accentName_UK') })}
                isPressed={isPlaying}
                icon={isPlaying ? <Square size={14} aria-hidden /> : <Volume2 size={17} aria-hidden />}
                onClick={() => play(verdict.word, url)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function VerdictSign({ verdict: { isCorrect, answer } }: { verdict: Verdict }) {
  if (isCorrect) return <CircleCheck size={19} aria-hidden className="shrink-0 text-good" />
  const Sign = comparableTyped(answer) === '' ? CircleDashed : CircleX
  return <Sign size={19} aria-hidden className="shrink-0 text-bad" />
}

function verdictText({ isCorrect, answer }: Verdict): string {
  if (isCorrect) return t('right')
  return comparableTyped(answer) === '' ? t('empty') : t('wrong')
}
