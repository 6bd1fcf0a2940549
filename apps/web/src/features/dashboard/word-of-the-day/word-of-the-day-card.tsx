import { type DictionaryWord, partOfSpeechLabels } from '@rehearsal/contracts/dictionary'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { useClip } from '@rehearsal/ui/spoken-text'
import { useQuery } from '@tanstack/react-query'
import { Square, Volume2 } from 'lucide-react'
import { openDictionary } from '../../../shared/dictionary/dictionary-request.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { wordOfTheDayQuery } from '../api/word-of-the-day-query.ts'
import { t } from '../messages.ts'

/** The word, its first part of speech and definition, and today's date (specification §2.4). */
export function WordOfTheDayCard({ openedAt }: { openedAt: number }) {
  const { data, dataUpdatedAt, error, refetch, isFetching } = useQuery(wordOfTheDayQuery)
  const today = formatDay(new Date(Math.max(openedAt, dataUpdatedAt)).toISOString())
  return (
    <Card title={t('wordOfTheDay')} actions={<span className="num text-sm text-ink-3">{today}</span>}>
      {data === undefined && error !== null ? (
        <LoadProblem title={t('wordFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data === undefined && error === null ? (
        <div role="status" aria-busy="true" aria-label={t('loadingWord')} className="grid gap-4 pt-1">
          <SkeletonText lines={2} />
          <Skeleton width={162} height={32} />
        </div>
      ) : null}
      {data === undefined ? null : <Word word={data} />}
    </Card>
  )
}

function Word({ word: { word, americanAudio, meanings } }: { word: DictionaryWord }) {
  const { playingId, play } = useClip()
  const [meaning] = meanings
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <b lang="en" className="font-read text-[1.375rem] font-semibold leading-tight [overflow-wrap:anywhere]">
          {word}
        </b>
        {meaning === undefined ? null : <span className="text-ink-3">{partOfSpeechLabels[meaning.partOfSpeech]}</span>}
        {americanAudio === null ? null : (
          <span className="ms-auto self-center">
            <IconButton
              size="small"
              tone="brand"
              label={t('hearWord', { word })}
              icon={
                playingId === null ? (
                  <Volume2 size={18} aria-hidden />
                ) : (
                  <Square size={15} fill="currentColor" aria-hidden />
                )
              }
              aria-pressed={playingId !== null}
              onClick={() => play('word', americanAudio)}
            />
          </span>
        )}
      </div>
      <p lang="en" className="mt-1.5 font-read leading-relaxed">
        {meaning?.definitions[0]}
      </p>
      <div className="mt-3">
        <Button size="small" aria-haspopup="dialog" onClick={() => openDictionary({ word, exact: true })}>
          {t('openWord')}
        </Button>
      </div>
    </>
  )
}
