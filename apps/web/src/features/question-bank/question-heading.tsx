import type { BankQuestion } from '@rehearsal/contracts/question-bank'
import { QUESTION_LIST_ID_DIGITS } from '@rehearsal/exam/limits'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Button } from '@rehearsal/ui/button'
import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { Copy, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../shared/api/api-error.ts'
import { formatDay } from '../../shared/format/dates.ts'
import { formatId } from '../../shared/format/numbers.ts'
import { useGoTo } from '../../shared/navigation.ts'
import { urls } from '../../shared/urls.ts'
import { addQuestion, setState } from './api/change-question.ts'
import { t } from './messages.ts'
import { SourceChip, StateChip } from './question-chips.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useChangedQuestion } from './use-changed-question.ts'
import { contentOf, type QuestionDraft } from './use-question-draft.ts'

type Props = { question: BankQuestion; draft: QuestionDraft }

/** Which question it is, and what can be done with it as a whole; not while changes to it are unsaved. */
export function QuestionHeading({ question, draft }: Props) {
  const { id, taskId, title, state, source, revision, updatedAt } = question
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="num text-sm text-ink-3">
          {formatId(id, QUESTION_LIST_ID_DIGITS)} · {catalogue[taskId].name}
        </p>
        <h1 className="text-2xl font-[650] tracking-[-0.02em] [overflow-wrap:anywhere] md:text-[1.75rem]">
          <bdi lang="en">{title}</bdi>
        </h1>
        <div className="num mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.8125rem] text-ink-3">
          <StateChip state={state} />
          <SourceChip source={source} />
          <span>{t('revision', { revision })}</span>
          <time dateTime={updatedAt}>{t('changedAt', { at: formatDay(updatedAt) })}</time>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton question={question} isDisabled={draft.isChanged} />
        <StateButton question={question} isDisabled={draft.isChanged} />
      </div>
    </div>
  )
}

type ButtonProps = { question: BankQuestion; isDisabled: boolean }

function CopyButton({ question, isDisabled }: ButtonProps) {
  const goTo = useGoTo()
  const copy = useMutation({
    mutationFn: () =>
      addQuestion(question.taskId, { ...contentOf(question), title: t('copyTitle', { title: question.title }) }),
    onSuccess: ({ id }) => {
      toast(t('copied'), { tone: 'good' })
      goTo(urls.adminQuestion(id))
    },
    onError: (error) => toast(messageOf(error), { tone: 'bad' }),
  })
  return (
    <Button
      icon={<Copy size={16} aria-hidden />}
      disabled={isDisabled}
      isLoading={copy.isPending}
      onClick={() => copy.mutate()}
    >
      {t('copy')}
    </Button>
  )
}

function StateButton({ question, isDisabled }: ButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const show = useChangedQuestion()
  const isPublished = question.state === 'published'
  const change = useMutation({
    mutationFn: (reason: string) => setState(question, isPublished ? 'retired' : 'published', reason),
    onSuccess: (changed) => {
      toast(t(changed.state === 'retired' ? 'retiredToast' : 'publishedToast'), { tone: 'good' })
      setIsOpen(false)
      show(changed)
    },
  })
  return (
    <>
      <Button
        variant={isPublished ? 'secondary' : 'primary'}
        icon={isPublished ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        {t(isPublished ? 'retire' : 'publish')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t(isPublished ? 'retireTitle' : 'publishTitle')}
        text={t(isPublished ? 'retireText' : 'publishText')}
        confirmLabel={t(isPublished ? 'retire' : 'publish')}
        onConfirm={(reason) => change.mutate(reason)}
        isBusy={change.isPending}
        error={change.error}
      />
    </>
  )
}
