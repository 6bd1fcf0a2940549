import { hasRecogniser } from '@rehearsal/ui/recogniser'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { configsQuery } from './api/configs-query.ts'
import { browserStore } from './browser/stored.ts'

const choiceSchema = z.enum(['yes', 'no'])
const nameOf = (userId: string) => `recogniser:${userId}`

export type RecogniserChoice = {
  /** Whether there is anything to choose: the kind takes a transcript, the browser can write one, and the server cannot. */
  isOffered: boolean
  /** Null until the learner has said yes or no on this device. */
  agrees: boolean | null
  choose: (agrees: boolean) => void
}

/** The shape of what a kind takes as an answer. */
type Shaped = { task: { submission: { shape: Readonly<Record<string, unknown>> } } }

/** Whether the browser may write down what this learner says; off until the learner agrees on this device. */
export function useRecogniserChoice(userId: string, { task }: Shaped): RecogniserChoice {
  const canHelp = 'transcript' in task.submission.shape && hasRecogniser()
  const { data } = useQuery({ ...configsQuery, enabled: canHelp })
  const [agrees, setAgrees] = useState(() => readChoice(userId))
  const choose = (next: boolean) => {
    setAgrees(next)
    browserStore.write(nameOf(userId), next ? 'yes' : 'no')
  }
  return { isOffered: canHelp && data?.hasTranscriber === false, agrees, choose }
}

function readChoice(userId: string): boolean | null {
  const choice = choiceSchema.safeParse(browserStore.read(nameOf(userId))).data
  return choice === undefined ? null : choice === 'yes'
}
