import type { Practice } from '@rehearsal/contracts/practice'
import { type Mark, markSchema } from '@rehearsal/exam/codes'
import { Button } from '@rehearsal/ui/button'
import { useMediaQuery } from '@rehearsal/ui/media-query'
import { Menu } from '@rehearsal/ui/menu'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { Bookmark } from 'lucide-react'
import { useRef } from 'react'
import { t } from './messages.ts'
import { useBookmark } from './use-bookmark.ts'

const marks: readonly Mark[] = [...markSchema.exclude(['UNMARK']).options, 'UNMARK']

/** The bookmark selector of a question (specification §2.7, §4.10): how hard it is for the learner. B opens and closes it. */
export function BookmarkTool({ practice }: { practice: Pick<Practice, 'id' | 'bookmark'> }) {
  const { mark, choose, isSaving } = useBookmark(practice)
  const trigger = useRef<HTMLButtonElement>(null)
  useShortcuts({ b: () => trigger.current?.click() })
  const isNarrow = useMediaQuery('(max-width: 759.98px)')
  const isMarked = mark !== 'UNMARK'
  const named = { mark: t(`mark_${mark}`) }
  return (
    <Menu
      align="start"
      header={<p className="text-sm font-semibold md:max-w-56">{t('howHard')}</p>}
      trigger={
        <Button
          ref={trigger}
          size="small"
          aria-keyshortcuts={t('keyBookmark')}
          aria-label={isMarked ? t('bookmarkMarkedAs', named) : t('bookmark')}
          icon={<Bookmark size={15} aria-hidden className={isMarked ? 'fill-brand-soft text-brand' : undefined} />}
        >
          {textOf(isMarked, isNarrow, named)}
        </Button>
      }
      entries={marks.map((each) => ({
        id: each,
        label: t(`mark_${each}`),
        isChecked: each === mark,
        isDisabled: isSaving,
        onSelect: () => {
          if (each !== mark) choose(each)
        },
      }))}
    />
  )
}

/** A phone has room for the mark alone. */
function textOf(isMarked: boolean, isNarrow: boolean, named: { mark: string }): string | null {
  if (isNarrow) return isMarked ? named.mark : null
  return isMarked ? t('markedAs', named) : t('bookmark')
}
