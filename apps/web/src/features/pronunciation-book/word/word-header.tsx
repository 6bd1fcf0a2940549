import type { PronunciationEntry } from '@rehearsal/contracts/pronunciation-book'
import { Card } from '@rehearsal/ui/card'
import { Link } from '@rehearsal/ui/link'
import { ClipButton, useClip } from '@rehearsal/ui/spoken-text'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatShare } from '../../../shared/format/numbers.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { ScoreLabel } from '../score-label.tsx'
import { WordTools } from './word-tools.tsx'
import { untranslated } from '@rehearsal/ui/untranslated'

type Props = { entry: PronunciationEntry; bookUrl: string }

/** The word, how both countries say it, why it is here, and what can be done with it. */
export function WordHeader({ entry, bookUrl }: Props) {
  const { word, lastScore, enteredScore } = entry
  return (
    <Card padding="large">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1
            {...untranslated}
            lang="en"
            dir="ltr"
            className="w-fit text-3xl font-[650] tracking-[-0.02em] [overflow-wrap:anywhere]"
          >
            {word}
          </h1>
          <p className="mt-1.5 text-sm">
            <ScoreLabel score={lastScore ?? enteredScore} />
          </p>
        </div>
        <WordTools entry={entry} bookUrl={bookUrl} />
      </div>
      <Voices entry={entry} />
      <p className="mt-4 text-sm text-ink-2">
        <Origin entry={entry} />
      </p>
      {entry.note === '' ? null : (
        <p
          dir="auto"
          className="mt-3 whitespace-pre-wrap rounded-control bg-sunken px-3.5 py-2.5 text-sm [overflow-wrap:anywhere]"
        >
          {entry.note}
        </p>
      )}
    </Card>
  )
}

function Voices({ entry }: Pick<Props, 'entry'>) {
  const { playingId, play } = useClip()
  const voices = [
    {
      id: 'us',
      country: t('american'),
      label: t('hearAmerican'),
      ipa: entry.americanPhonetic,
      url: entry.americanAudio,
    },
    { id: 'uk', country: t('british'), label: t('hearBritish'), ipa: entry.britishPhonetic, url: entry.britishAudio },
  ]
  return (
    <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      {voices.map(({ id, country, label, ipa, url }) => (
        <li key={id} className="flex flex-wrap items-center gap-3">
          <ClipButton label={label} isPlaying={playingId === id} onPress={() => play(id, url)} />
          {ipa === null ? null : (
            <span dir="ltr">
              <span className="text-[0.8125rem] text-ink-3">{country}</span>{' '}
              <span lang="en-fonipa" className="text-lg">{`/${ipa}/`}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** How the word came into the book. */
function Origin({ entry: { reason, createdDate, enteredScore, attempt } }: Pick<Props, 'entry'>) {
  const day = formatDay(createdDate)
  const text =
    reason === 'scored' && enteredScore !== null
      ? t('cameScored', { share: formatShare(enteredScore), day })
      : t('cameAdded', { day })
  return (
    <>
      {text}{' '}
      {attempt === null ? null : (
        <Link
          href={urls.question(attempt.taskId, attempt.questionId, { answer: String(attempt.id) })}
          className="font-medium text-brand underline"
        >
          {t('toAnswer')}
        </Link>
      )}
    </>
  )
}
