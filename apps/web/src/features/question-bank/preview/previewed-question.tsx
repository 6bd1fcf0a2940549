import type { QuestionContent, QuestionPreview } from '@rehearsal/contracts/question-bank'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import type { TaskFace } from '@rehearsal/tasks/task'
import type { TaskView } from '@rehearsal/tasks/views'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { useMutation } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { markAnswer } from '../api/preview.ts'
import { t } from '../messages.ts'
import { PreviewMarks } from './preview-marks.tsx'

type Props = { face: TaskFace; view: TaskView; content: QuestionContent; preview: QuestionPreview }

/** The player of the kind with its answer, its marks and what is right. */
export function PreviewedQuestion({ face, view, content, preview }: Props) {
  const [draft, setDraft] = useState<unknown>(undefined)
  const [round, setRound] = useState(0)
  const [isAnswerShown, setIsAnswerShown] = useState(false)
  const marks = useMutation({ mutationFn: (submission: unknown) => markAnswer(face.id, content, submission) })
  const { Player, ModelAnswer } = view
  const { prompt, answerKey, variant } = preview
  const media = (id: string) => preview.media[id] ?? ''
  const problem = problemOf(view, prompt, draft)
  const tryAgain = () => {
    setDraft(undefined)
    setRound(round + 1)
    marks.reset()
  }
  return (
    <Card as="article" padding="none" className="overflow-clip">
      <header className="border-b border-line px-4 py-4 md:px-6">
        <p className="text-[0.8125rem] text-ink-3">
          {face.name} · {t(`complexity_${content.complexity}`)}
        </p>
        <h2 className="text-lg font-semibold [overflow-wrap:anywhere]" lang="en">
          {content.title}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{face.instruction}</p>
      </header>
      <div className="pt-4">
        <Player
          key={round}
          prompt={prompt}
          draft={draft}
          onDraft={setDraft}
          rules={rulesOf(preview.format, face.id)}
          mode="practice"
          phase={marks.isSuccess ? 'done' : 'answer'}
          onHeard={() => undefined}
          media={media}
          isLocked={marks.isPending || marks.isSuccess}
          strip={null}
        />
      </div>
      {isAnswerShown ? (
        <section aria-label={t('answer')} className="border-t border-line bg-brand-soft px-4 py-5 md:px-6">
          <h3 className="mb-4 text-lg font-semibold">{t('answer')}</h3>
          <ModelAnswer prompt={prompt} answerKey={answerKey} variant={variant} media={media} />
        </section>
      ) : null}
      <footer className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-4 md:px-6">
        {marks.isSuccess ? (
          <Button icon={<RotateCcw size={16} aria-hidden />} onClick={tryAgain}>
            {t('tryAgain')}
          </Button>
        ) : (
          <Button
            variant="primary"
            isLoading={marks.isPending}
            disabled={problem !== null}
            onClick={() => marks.mutate(draft)}
          >
            {t(marks.isPending ? 'marking' : 'submit')}
          </Button>
        )}
        <Button variant="quiet" aria-expanded={isAnswerShown} onClick={() => setIsAnswerShown(!isAnswerShown)}>
          {t(isAnswerShown ? 'hideAnswer' : 'showAnswer')}
        </Button>
        {marks.isIdle && problem !== null ? <p className="text-sm text-ink-3">{problem}</p> : null}
      </footer>
      {marks.isError ? (
        <div className="px-4 pb-4 md:px-6">
          <Banner tone="bad">{messageOf(marks.error)}</Banner>
        </div>
      ) : null}
      {marks.data === undefined ? null : <PreviewMarks view={view} preview={preview} marked={marks.data} />}
    </Card>
  )
}

/** What the kind itself says is missing, before anything is sent. */
function problemOf({ task }: TaskView, prompt: unknown, draft: unknown): string | null {
  const parsed = task.submission.safeParse(draft)
  if (draft === undefined || !parsed.success) return t('answerFirst')
  return (
    task
      .check(prompt, parsed.data)
      ?.map(({ message }) => message)
      .join(' ') ?? null
  )
}
