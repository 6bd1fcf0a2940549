import type { Practice } from '@rehearsal/contracts/practice'
import type { TaskFace } from '@rehearsal/tasks/task'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { useGoTo } from '../../../shared/navigation.ts'
import { urls } from '../../../shared/urls.ts'
import { searchOf, type ListFilters } from '../list-search.ts'

type Options = { face: TaskFace; practice: Practice; filters: ListFilters; onSubmit: () => void }

/** The keys of the page itself; Space, arrows and R belong to its player and recorder. */
export function useQuestionKeys({ face, practice, filters, onSubmit }: Options): void {
  const goTo = useGoTo()
  const open = (id: number | null) => {
    if (id !== null) goTo(urls.question(face.id, id, searchOf(filters)))
  }
  useShortcuts({
    'mod+Enter': onSubmit,
    '[': () => open(practice.previousId),
    ']': () => open(practice.nextId),
  })
}
