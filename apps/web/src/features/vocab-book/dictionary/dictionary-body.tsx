import { Button } from '@rehearsal/ui/button'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { SearchField } from '@rehearsal/ui/search-field'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, BookA, SearchX } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import type { DictionaryTarget } from '../../../shared/dictionary/dictionary-request.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { dictionaryQuery } from '../api/dictionary-query.ts'
import { t } from '../messages.ts'
import { LONGEST_LOOK_UP } from '../look-up/word-at.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'
import { WordSkeleton } from './word-skeleton.tsx'
import { WordView } from './word-view.tsx'

type Props = { target: DictionaryTarget | null; onClose: () => void }

/** A word at a time: from one the learner goes on to others, and back. */
export function DictionaryBody({ target: first, onClose }: Props) {
  const [trail, setTrail] = useState<readonly DictionaryTarget[]>(first === null ? [] : [first])
  const [typed, setTyped] = useState('')
  const field = useFocusOnMount<HTMLInputElement>(first === null)
  const target = trail.at(-1)
  const open = (next: DictionaryTarget) => setTrail([...trail, next])
  const search = () => {
    if (typed.trim().length > 0) open({ word: typed.trim() })
    setTyped('')
  }
  return (
    <div data-dictionary className="flex min-h-full flex-col">
      <div className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-surface px-5 pb-3 pt-1 md:px-6">
        {trail.length > 1 ? (
          <Button
            variant="quiet"
            size="small"
            icon={<ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden />}
            onClick={() => setTrail(trail.slice(0, -1))}
          >
            {t('back')}
          </Button>
        ) : null}
        <SearchField
          label={t('lookUpWord')}
          value={typed}
          onChange={setTyped}
          onSubmit={search}
          clearLabel={t('clearSearch')}
          placeholder={t('searchPlaceholder')}
          maxLength={LONGEST_LOOK_UP}
          enterKeyHint="search"
          autoCapitalize="none"
          lang="en"
          ref={field}
          className="min-w-0 flex-1"
        />
      </div>
      {target === undefined ? (
        <EmptyState icon={<BookA size={22} />} title={t('typeAWord')} description={t('typeAWordText')} />
      ) : (
        <Word
          key={JSON.stringify(target)}
          target={target}
          onOpen={open}
          onGone={(word) => (word === null ? onClose() : setTrail([...trail.slice(0, -1), { word, exact: true }]))}
        />
      )}
    </div>
  )
}

type WordProps = {
  target: DictionaryTarget
  onOpen: (target: DictionaryTarget) => void
  /** The word was deleted from the book; null where the dictionary has nothing of it either. */
  onGone: (word: string | null) => void
}

function Word({ target, onOpen, onGone }: WordProps) {
  const { data, error, refetch, isFetching } = useQuery(dictionaryQuery(target))
  if (data !== undefined) {
    const leave = () => {
      if ('vocabId' in target) onGone(data.meanings.length === 0 ? null : data.word)
    }
    return <WordView word={data} target={target} onOpen={onOpen} onDeleted={leave} />
  }
  if (error === null) return <WordSkeleton />
  if (error instanceof ApiError && error.status === 404) {
    const text = 'word' in target ? t('wordNotFoundText', { word: target.word }) : t('wordGone')
    return (
      <div role="alert" className="[overflow-wrap:anywhere]">
        <EmptyState icon={<SearchX size={22} />} title={t('wordNotFound')} description={text} />
      </div>
    )
  }
  return <LoadProblem title={t('lookUpFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
}
