import type { BankQuestion } from '@rehearsal/contracts/question-bank'
import { useQueryClient } from '@tanstack/react-query'
import { bankListKey } from './api/bank-list-query.ts'
import { bankQuestionQuery } from './api/bank-question-query.ts'

/** Shows a question as the server has it now, and lets the lists be asked for anew. */
export function useChangedQuestion() {
  const queryClient = useQueryClient()
  return (question: BankQuestion) => {
    queryClient.setQueryData(bankQuestionQuery(question.id).queryKey, question)
    void queryClient.invalidateQueries({ queryKey: bankListKey })
  }
}
