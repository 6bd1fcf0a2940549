import type { BankQuestion } from '../bank/bank-question.ts'

type Changes = Partial<Omit<BankQuestion, 'facts'>> & { text?: string; facts?: Partial<BankQuestion['facts']> }

/** A read question as the checks of the whole bank see it, about nothing in particular. */
export function aBankQuestion({ text = 'Nothing.', facts = {}, ...changes }: Changes = {}): BankQuestion {
  const id = changes.id ?? 1
  const taskId = changes.taskId ?? 'reading/multiple-choice-single'
  return {
    file: `${taskId}/${String(id).padStart(5, '0')}-subject.yaml`,
    id,
    taskId,
    title: `Title ${id}`,
    complexity: 'AVERAGE',
    variants: ['ACADEMIC'],
    spelling: 'GB',
    texts: [],
    ...changes,
    facts: { subject: { field: 'passage', text }, isSpoken: false, ...facts },
  }
}
