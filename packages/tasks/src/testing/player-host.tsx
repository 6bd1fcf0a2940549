import { formatWith, rulesOf } from '@rehearsal/exam/formats/formats'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { useState, type ComponentType } from 'react'
import type { PlayerProps } from '../view.tsx'

/** A player with a question of its kind. */
export type HostedPlayer<Prompt, Draft> = {
  Player: ComponentType<PlayerProps<Prompt, Draft>>
  taskId: TaskId
  prompt: Prompt
}

type Props<Prompt, Draft> = Partial<PlayerProps<Prompt, Draft>> & HostedPlayer<Prompt, Draft>

/** Owns the draft as a page does, and shows a player in practice. Props change what a test is about. */
export function PlayerHost<Prompt, Draft>({ Player, taskId, onDraft, draft: first, ...props }: Props<Prompt, Draft>) {
  const [draft, setDraft] = useState<Draft | undefined>(first)
  const take = (next: Draft | undefined) => {
    setDraft(next)
    onDraft?.(next)
  }
  return (
    <Player
      rules={rulesOf(formatOf(taskId), taskId)}
      mode="practice"
      phase="answer"
      onHeard={() => undefined}
      media={(id) => `/media/token/${id}`}
      isLocked={false}
      strip={<hr />}
      {...props}
      draft={draft}
      onDraft={take}
    />
  )
}

/** A format of the academic exam; the core one for a kind that the academic exam does not have. */
const formatOf = (taskId: TaskId) => formatWith('ACADEMIC', taskId) ?? 'core-2024'
