import { revealPractice } from '@rehearsal/contracts/practice'
import { call } from '../../../shared/api/call.ts'

/** Shows the answer of a question; attempts made afterwards say so. */
export const revealQuestion = (id: number) => call(revealPractice, { params: { id } })
