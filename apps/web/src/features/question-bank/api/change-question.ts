import {
  type BankQuestion,
  createBankQuestion,
  type QuestionContent,
  restoreBankRevision,
  setBankQuestionState,
  updateBankQuestion,
} from '@rehearsal/contracts/question-bank'
import { call } from '../../../shared/api/call.ts'

type Seen = Pick<BankQuestion, 'id' | 'revision'>

/** Saves a question as the revision after the one that was seen. */
export const saveQuestion = ({ id, revision }: Seen, content: QuestionContent, reason: string) =>
  call(updateBankQuestion, { params: { id }, body: { ...content, revision, reason } })

/** Adds a question that nobody sees until it is published. */
export const addQuestion = (taskId: BankQuestion['taskId'], content: QuestionContent) =>
  call(createBankQuestion, { body: { ...content, taskId } })

export const setState = ({ id, revision }: Seen, state: BankQuestion['state'], reason: string) =>
  call(setBankQuestionState, { params: { id }, body: { revision, state, reason } })

export const restoreRevision = ({ id, revision }: Seen, restored: number, reason: string) =>
  call(restoreBankRevision, { params: { id }, body: { revision, restored, reason } })
