import { SortableList } from '@rehearsal/ui/sortable-list'
import { isClosed } from '../../is-closed.ts'
import { playerTexts, sortableTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import { beginningOf, inOrder } from './paragraphs.ts'
import type { reOrderParagraphs } from './definition.ts'

type Props = PlayerPropsOf<typeof reOrderParagraphs>

/** The paragraphs in the learner's order, moved by hand, by keyboard or by the buttons of each row. */
export function ReOrderParagraphsPlayer({ prompt, draft, onDraft, strip, ...rest }: Props) {
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
          isLocked={isClosed(rest)}
          texts={sortableTexts}
        />
      }
    />
  )
}
