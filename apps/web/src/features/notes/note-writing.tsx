import { Banner } from '@rehearsal/ui/banner'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { lazy, Suspense } from 'react'
import { OtherDraftNotice } from '../../shared/kept/other-draft-notice.tsx'
import { t } from './messages.ts'
import { NoteConflict } from './note-conflict.tsx'
import { NoteText } from './note-text.tsx'
import type { NoteWork } from './use-note-work.ts'

const NoteEditor = lazy(() => import('./editor/note-editor.tsx'))

type Props = { writing: NonNullable<NoteWork['writing']>; work: NoteWork }

/** The editor, and what is to be said about the text in it. */
export function NoteWriting({ writing, work }: Props) {
  const { conflict, excess } = work
  return (
    <div className="grid gap-3">
      {writing.isRestored && conflict === null ? <Banner tone="brand">{t('draftRestored')}</Banner> : null}
      {conflict === null ? null : <NoteConflict conflict={conflict} work={work} />}
      {work.otherText === null || conflict !== null ? null : (
        <OtherDraftNotice
          isNewer={work.otherText.isNewer}
          text={<NoteText html={work.otherText.html} />}
          onTake={work.takeOtherText}
          onDrop={work.dropOtherText}
        />
      )}
      <Suspense fallback={<Skeleton height="14rem" />}>
        <NoteEditor key={writing.startId} html={writing.startHtml} onChange={work.change} onSubmit={work.save} />
      </Suspense>
      {excess > 0 ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {t('tooLong', { count: excess })}
        </p>
      ) : null}
    </div>
  )
}
