import { SortableList } from '@rehearsal/ui/sortable-list'
import type { z } from 'zod'
import { playerTexts, sortableTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import type { PlayerProps } from '../../view.tsx'
import { beginningOf, inOrder } from './paragraphs.ts'
import type { reOrderParagraphs } from './definition.ts'

type Props = PlayerProps<z.infer<typeof reOrderParagraphs.prompt>, z.infer<typeof reOrderParagraphs.submission>>

/** The paragraphs in the learner's order, moved by hand, by keyboard or by the buttons of each row. */
export function ReOrderParagraphsPlayer({ prompt, draft, onDraft, mode, phase, isLocked, strip }: Props) {
  return (
    <PlayerLayout
      strip={strip}
      response={
        <SortableList
          label={playerTexts.order}
          items={inOrder(prompt.paragraphs, draft?.answers ?? [])}
          itemLabel={({ text }) => beginningOf(text)}
          render={({ text }) => (
            <p lang="en" dir="ltr" className="font-read text-[1.0625rem] leading-relaxed">
              {text}
            </p>
          )}
          onReorder={(items) => onDraft({ answers: items.map(({ id }) => id) })}
          isLocked={isLocked || (mode === 'exam' && phase === 'done')}
          texts={sortableTexts}
        />
      }
    />
  )
}
