import type { TaskId } from '@rehearsal/exam/task-ids'
import type { StoredTask } from './task.ts'
import type { StoredPlayer, StoredResult } from './view.tsx'

/** What a page needs to show one kind; its code is loaded with it. */
export type TaskView = { task: StoredTask; Player: StoredPlayer; Result: StoredResult }
