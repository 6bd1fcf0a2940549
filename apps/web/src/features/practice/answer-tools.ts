import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { createContext, type ReactNode } from 'react'

/** What other features let a learner do with an answer, on its card and in its result. */
export const AnswerTools = createContext<(answer: ScoredAnswer, place: 'card' | 'result') => ReactNode>(() => null)
