import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { t } from './messages.ts'
import { NoteText } from './note-text.tsx'
import type { Conflict, NoteWork } from './use-note-work.ts'

/** The note became another meanwhile: the other text, and the choice between the two. */
export function NoteConflict({ conflict: { other }, work }: { conflict: Conflict; work: NoteWork }) {
  return (
    <div className="grid gap-3">
      <Banner>{other === null ? t('deletedElsewhere') : t('changedElsewhere')}</Banner>
      {other === null ? null : (
        <section aria-label={t('otherText')} className="rounded-control border border-line bg-sunken px-3.5 py-3">
          <h3 className="mb-1 text-[0.8125rem] font-semibold text-ink-2">{t('otherText')}</h3>
          <NoteText html={other.description} />
        </section>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={work.takeOther}>{other === null ? t('discardMine') : t('takeOther')}</Button>
        <Button variant="primary" isLoading={work.isSaving} onClick={work.keepMine}>
          {other === null ? t('saveAnew') : t('keepMine')}
        </Button>
      </div>
    </div>
  )
}
