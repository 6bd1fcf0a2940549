import { type BankQuestion, REASON_MAX_CHARACTERS } from '@rehearsal/contracts/question-bank'
import type { TaskView } from '@rehearsal/tasks/views'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { TextField } from '@rehearsal/ui/text-field'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { bankQuestionQuery } from './api/bank-question-query.ts'
import { saveQuestion } from './api/change-question.ts'
import type { FormParts } from './form/form-parts.ts'
import { QuestionForm } from './form/question-form.tsx'
import { SchemaField } from './form/schema-field.tsx'
import { WrongFields } from './form/wrong-fields.tsx'
import { t } from './messages.ts'
import { useChangedQuestion } from './use-changed-question.ts'
import type { QuestionDraft } from './use-question-draft.ts'

type Props = { question: BankQuestion; view: TaskView; draft: QuestionDraft }

/** The form with what it takes to save it. */
export function QuestionEditor({ question, view: { task }, draft }: Props) {
  const [reason, setReason] = useState('')
  const show = useChangedQuestion()
  const save = useMutation({
    mutationFn: () => saveQuestion(question, draft.content, reason),
    onSuccess: (saved) => {
      const isNew = saved.revision > question.revision
      toast(isNew ? t('saved', { revision: saved.revision }) : t('savedSame'), { tone: 'good' })
      if (!isNew) draft.discard()
      show(saved)
    },
    onError: (error) => draft.setIssues(error instanceof ApiError ? error.issues : []),
  })
  const { issues } = draft
  const problems = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (save.error !== null) problems.current?.focus()
  }, [save.error])
  const parts: FormParts = useMemo(
    () => ({
      Part: SchemaField,
      content: draft.content,
      onChange: draft.change,
      issues: new Map(issues.toReversed().map(({ path, defaultMessage }) => [path, defaultMessage])),
      recordings: new Set(task.recordings.map(({ at }) => at)),
      pictures: new Set(task.pictures),
      media: question.media,
    }),
    [draft, issues, task, question],
  )
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate()
      }}
    >
      {/* The button that was pressed stands at the other end of the form. */}
      <div
        ref={problems}
        tabIndex={-1}
        className="grid scroll-mt-32 grid-cols-[minmax(0,1fr)] gap-4 empty:hidden focus-visible:outline-offset-4"
      >
        <WrongFields issues={issues} />
        <SaveProblem question={question} error={save.error} />
      </div>
      <QuestionForm task={task} content={draft.content} parts={parts} />
      <Card>
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={REASON_MAX_CHARACTERS}
          dir="auto"
          onChange={(event) => setReason(event.target.value)}
        />
      </Card>
      <div className="sticky bottom-0 -mx-4 flex items-center justify-end gap-2 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm md:mx-0 md:rounded-card md:border md:px-4">
        <p role="status" className="me-auto text-[0.8125rem] text-ink-2 max-md:sr-only">
          {draft.isChanged ? t('unsaved') : t('allSaved')}
        </p>
        <Button variant="quiet" disabled={!draft.isChanged} onClick={draft.discard}>
          {t('discard')}
        </Button>
        <Button variant="primary" type="submit" disabled={!draft.isChanged} isLoading={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

/** Why it could not be saved, where no field is to blame. */
function SaveProblem({ question, error }: { question: BankQuestion; error: unknown }) {
  const queryClient = useQueryClient()
  if (error === null || (error instanceof ApiError && error.issues.length > 0)) return null
  const isStale = error instanceof ApiError && error.code === 'stale_version'
  const load = () => void queryClient.refetchQueries({ queryKey: bankQuestionQuery(question.id).queryKey })
  return (
    <Banner
      tone="bad"
      action={
        isStale ? (
          <Button size="small" onClick={load}>
            {t('loadPresent')}
          </Button>
        ) : undefined
      }
    >
      {isStale ? t('changedElsewhere') : messageOf(error)}
    </Banner>
  )
}
