import { createFileRoute, redirect } from '@tanstack/react-router'
import { idSchema } from '@rehearsal/contracts/wire'
import { type ContextType, lazy, useState } from 'react'
import { BookmarkTool } from '../../features/bookmarks/bookmark-tool.tsx'
import { useDiscussion } from '../../features/comments/use-discussion.tsx'
import { ExamMemoryTool } from '../../features/exam-memory/exam-memory-tool.tsx'
import { FlashButtons } from '../../features/lessons/flash-buttons.tsx'
import { NoteTool } from '../../features/notes/note-tool.tsx'
import { AnswerTools } from '../../features/practice/answer-tools.ts'
import { QuestionPage } from '../../features/practice/question-page.tsx'
import type { HeaderTools } from '../../features/practice/question/workspace-props.ts'
import { ReportAction } from '../../features/reports/report-action.tsx'
import { ReportTool } from '../../features/reports/report-tool.tsx'
import { ShareTool } from '../../features/sharing/share-tool.tsx'
import { TranslateTool } from '../../features/translation/translate-tool.tsx'
import { LookUpHint } from '../../features/vocab-book/look-up/look-up-hint.tsx'
import { Optional } from '../../shared/frame/optional.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'
import { idOf } from '../id-of.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { isCanonical, taskOf } from '../task-of.ts'

const LookUp = lazy(async () => ({
  default: (await import('../../features/vocab-book/look-up/look-up.tsx')).LookUp,
}))

/** An own answer can be shared, another's reported. */
const answerTools: ContextType<typeof AnswerTools> = (answer, place) => {
  if (answer.type === 'MY_ANSWER') return <ShareTool answer={answer} place={place} />
  return place === 'card' ? <ReportAction subject={{ kind: 'answer', id: answer.id }} name={answer.nickname} /> : null
}

export const Route = createFileRoute('/dashboard/$skill/$slug/question/$id')({
  validateSearch: searchParamsOf,
  beforeLoad: ({ params, search }) => {
    const task = taskOf(params)
    const id = idOf(params.id)
    const isReal = isCanonical(task, params) && String(id) === params.id
    if (!isReal) throw redirect({ href: urls.question(task.id, id, search), replace: true })
  },
  component: Question,
  notFoundComponent: NotFoundPage,
})

function Question() {
  const params = Route.useParams()
  const id = idOf(params.id)
  const task = taskOf(params)
  const tools: HeaderTools = (practice, { isAnswerShown, mode }) => (
    <div className="-my-1 mt-2.5 flex gap-2 py-1 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:*:shrink-0 max-md:[&_button]:min-h-11 md:flex-wrap">
      <FlashButtons key={id} taskId={task.id} questionId={id} />
      <BookmarkTool key={`bookmark-${id}`} practice={practice} />
      {mode === 'practice' ? (
        <>
          <NoteTool key={`note-${id}`} practice={practice} />
          <ExamMemoryTool key={`exam-${id}`} practice={practice} />
          <TranslateTool practice={practice} isAnswerShown={isAnswerShown} />
          <ReportTool key={`report-${id}`} questionId={id} />
        </>
      ) : null}
    </div>
  )
  const [canLookUp, setCanLookUp] = useState(false)
  const search = Route.useSearch()
  const askedId = idSchema.safeParse(search['comment']).data ?? null
  const discussion = useDiscussion({
    practiceId: id,
    askedId,
    reportAction: (subject, name) => <ReportAction subject={subject} name={name} />,
  })
  return (
    <AnswerTools value={answerTools}>
      <Optional>
        <LookUp taskId={task.id} onReady={() => setCanLookUp(true)} />
      </Optional>
      <QuestionPage
        key={id}
        task={task}
        questionId={id}
        search={search}
        headerTools={tools}
        discussion={discussion}
        // Its place comes with the page: what came later would move the question under a finger.
        hint={<LookUpHint isReady={canLookUp} />}
      />
    </AnswerTools>
  )
}
