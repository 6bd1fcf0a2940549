import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { type BankQuestion, type QuestionContent, questionContentSchema } from '@rehearsal/contracts/question-bank'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { z } from 'zod'
import { useState } from 'react'
import { keyOf } from './form/form-parts.ts'
import { type Path, withValueAt } from './form/json-edit.ts'

export type QuestionDraft = ReturnType<typeof useQuestionDraft>

/** As it is typed, right or wrong: the server alone judges it. */
const draftSchema = z.object({
  ...questionContentSchema.shape,
  title: z.string(),
  variants: z.array(examVariantSchema),
})

export function contentOf({ title, complexity, variants, prompt, answerKey }: QuestionContent): QuestionContent {
  return { title, complexity, variants, prompt, answerKey }
}

/** What an administrator is writing, with what the server said of it. */
export function useQuestionDraft(question: BankQuestion) {
  const [content, setContent] = useState(() => contentOf(question))
  const [issues, setIssues] = useState<readonly ErrorIssue[]>([])
  const isChanged = JSON.stringify(content) !== JSON.stringify(contentOf(question))
  const change = (path: Path, value: unknown) => {
    setContent((present) => draftSchema.parse(withValueAt(present, path, value)))
    const changed = keyOf(path)
    setIssues((present) => present.filter((issue) => issue.path !== changed && !issue.path.startsWith(`${changed}.`)))
  }
  const discard = () => {
    setContent(contentOf(question))
    setIssues([])
  }
  return { content, change, discard, issues, setIssues, isChanged }
}
