import type { MisspeltWord } from '@rehearsal/contracts/misspelt-words'
import { IconButton } from '@rehearsal/ui/icon-button'
import { CircleCheck, Square, Trash2, Volume2 } from 'lucide-react'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { t } from '../messages.ts'
import { SpellingPair } from '../spelling-pair.tsx'

type Props = {
  word: MisspeltWord
  playingId: string | null
  onPlay: (id: string, url: string) => void
  onDelete: (word: MisspeltWord) => void
}

/** A word with its last slip, how often and where it happened, to hear and to delete. */
export function MisspeltRow({ word: misspelt, playingId, onPlay, onDelete }: Props) {
  const { id, word, typed, times, rightSince, source, lastDate } = misspelt
  const accents = [
    { accent: 'UK', url: misspelt.britishAudio },
    { accent: 'US', url: misspelt.americanAudio },
  ] as const
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 md:flex-nowrap md:px-5">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <SpellingPair word={word} typed={typed} />
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-ink-3">
          <span>{t('times', { count: times })}</span>
          <span aria-hidden>·</span>
          <span>{t(`source_${source}`)}</span>
          <span aria-hidden>·</span>
          <time dateTime={lastDate} className="num">
            {formatMoment(lastDate, now())}
          </time>
          {rightSince === 0 ? null : (
            <span className="inline-flex items-center gap-1 font-medium text-good">
              <CircleCheck size={14} aria-hidden />
              {t('rightSince', { count: rightSince })}
            </span>
          )}
        </p>
      </div>
      <div className="flex items-center gap-1 max-md:ms-auto">
        {accents.map(({ accent, url }) => {
          const isPlaying = playingId === `${id} ${accent}`
          return (
            <button
              key={accent}
              type="button"
              aria-label={t('listenTo', { word, accent: t(`accentName_${accent}`) })}
              aria-pressed={isPlaying}
              onClick={() => onPlay(`${id} ${accent}`, url)}
              className="inline-flex min-h-8 touch:min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-ink-2 transition-colors hover:bg-sunken hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
            >
              {isPlaying ? <Square size={13} aria-hidden /> : <Volume2 size={16} aria-hidden />}
              {t(`accent_${accent}`)}
            </button>
          )
        })}
        <IconButton
          size="small"
          label={t('removeWord', { word })}
          icon={<Trash2 size={17} aria-hidden />}
          onClick={() => onDelete(misspelt)}
        />
      </div>
    </li>
  )
}
