import type { MisspeltWord } from '@rehearsal/contracts/misspelt-words'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { useClip } from '@rehearsal/ui/spoken-text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SearchX, SpellCheck } from 'lucide-react'
import { useState } from 'react'
import { dropFromLists } from '../../../shared/api/drop-from-lists.ts'
import { DeleteDialog } from '../../../shared/frame/delete-dialog.tsx'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { urls } from '../../../shared/urls.ts'
import { reloadDictations } from '../api/dictation-calls.ts'
import { deleteWord, type MisspeltSearch, misspeltWordsKey, misspeltWordsQuery } from '../api/misspelt-words.ts'
import { t } from '../messages.ts'
import { MisspeltRow } from './misspelt-row.tsx'

/** One page of the words that I have spelled wrong. */
export function MisspeltList({ search }: { search: MisspeltSearch }) {
  const queryClient = useQueryClient()
  const [leaving, setLeaving] = useState<MisspeltWord | null>(null)
  const { playingId, play } = useClip()
  const { data, error, isFetching, refetch } = useQuery(misspeltWordsQuery(search))
  return (
    <Card padding="none" className="overflow-clip">
      {data === undefined && error === null ? <WordsSkeleton /> : null}
      {data === undefined && error !== null ? (
        <LoadProblem title={t('wordsFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data?.words.length === 0 ? <NoWords word={search.word} /> : null}
      {data === undefined || data.words.length === 0 ? null : (
        <ul aria-label={t('misspeltWords')} className="divide-y divide-line">
          {data.words.map((word) => (
            <MisspeltRow key={word.id} word={word} playingId={playingId} onPlay={play} onDelete={setLeaving} />
          ))}
        </ul>
      )}
      <DeleteDialog
        thing={leaving}
        title={t('removeWordTitle', { word: leaving?.word ?? '' })}
        tick={t('removeTick')}
        done={t('wordRemoved')}
        remove={({ id }) => deleteWord(id)}
        onClose={() => setLeaving(null)}
        onRemoved={async ({ id }) => {
          await dropFromLists(queryClient, misspeltWordsKey, id)
          await reloadDictations(queryClient)
        }}
      />
    </Card>
  )
}

function NoWords({ word }: { word: string }) {
  return word === '' ? (
    <EmptyState
      icon={<SpellCheck size={22} />}
      title={t('noWords')}
      description={t('noWordsAdvice')}
      action={
        <Button variant="primary" href={urls.dictation}>
          {t('practiceNow')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<SearchX size={22} />}
      title={t('noWordFound')}
      description={<span className="wrap-anywhere">{t('noWordFoundAdvice', { word })}</span>}
    />
  )
}

function WordsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loadingWords')}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-6 border-t border-line px-4 py-4 first:border-t-0 md:px-5">
          <div className="flex-1">
            <SkeletonText lines={2} />
          </div>
          <Skeleton width={104} height={32} />
        </div>
      ))}
    </div>
  )
}
