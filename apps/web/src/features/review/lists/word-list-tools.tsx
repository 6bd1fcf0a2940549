import type { TaskId } from '@rehearsal/exam/task-ids'
import { ExportMenu } from './export-menu.tsx'
import { ImportButton } from './import-button.tsx'

type Props = {
  /** The kind of question whose words are shown; null for all. */
  taskId: TaskId | null
  onImported?: () => void
}

/** Import and export, for the head of a page of words. */
export function WordListTools({ taskId, onImported }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <ImportButton taskId={taskId} onImported={onImported} />
      <ExportMenu taskId={taskId} />
    </div>
  )
}
