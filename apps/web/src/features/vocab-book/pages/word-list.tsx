import type { VocabWord } from '@rehearsal/contracts/vocab-book'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { useClip } from '@rehearsal/ui/spoken-text'
import { useState } from 'react'
import { DeleteWordDialog } from '../dictionary/delete-word-dialog.tsx'
import { t } from '../messages.ts'
import { WordRow } from './word-row.tsx'

/** A page of my words. One of them is heard at a time. */
export function WordList({ label, words }: { label: string; words: readonly VocabWord[] }) {
  const clip = useClip()
  const [leaving, setLeaving] = useState<VocabWord | null>(null)
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {words.map((word) => (
          <WordRow key={word.id} word={word} clip={clip} onDelete={() => setLeaving(word)} />
        ))}
      </ul>
      <DeleteWordDialog word={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}

export function WordListSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loadingWords')} className="divide-y divide-line">
      {Array.from({ length: 10 }, (_, row) => (
        <div key={row} className="flex items-center gap-6 px-4 py-4 md:px-5">
          <div className="flex-1">
            <SkeletonText lines={2} />
          </div>
          <Skeleton width={110} height={32} />
        </div>
      ))}
    </div>
  )
}
