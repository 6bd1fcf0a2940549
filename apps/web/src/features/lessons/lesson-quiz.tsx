import type { Lesson } from '@rehearsal/contracts/lessons'
import { hasTask } from '@rehearsal/exam/formats/formats'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Button } from '@rehearsal/ui/button'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../shared/session/use-format.ts'
import { urls } from '../../shared/urls.ts'
import { t } from './messages.ts'
import { QuizQuestion } from './quiz-question.tsx'

type Props = { lesson: Lesson; onAgain: () => void }

/** Kinds to practise with: a lesson of grammar may matter for a dozen. */
const MOST_KINDS = 4

/** A short check at the end: each question tells at once whether the choice was right, and why. */
export function LessonQuiz({ lesson, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [verdicts, setVerdicts] = useState<Readonly<Record<number, boolean>>>({})
  const total = lesson.quiz.length
  const right = Object.values(verdicts).filter(Boolean).length
  const isDone = Object.keys(verdicts).length === total
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-[-0.01em] outline-none md:text-xl">
        {t('quizTitle')}
      </h2>
      <p className="mt-1 text-ink-2">{t('quizAdvice', { count: total })}</p>
      <ol className="mt-5 grid gap-8">
        {lesson.quiz.map((item, index) => (
          <li key={item.question}>
            <QuizQuestion
              item={item}
              number={index + 1}
              onChecked={(isRight) => setVerdicts((known) => ({ ...known, [index]: isRight }))}
            />
          </li>
        ))}
      </ol>
      <div role="status">{isDone ? <QuizResult right={right} total={total} /> : null}</div>
      {isDone ? <WhatNext lesson={lesson} onAgain={onAgain} /> : null}
    </div>
  )
}

function QuizResult({ right, total }: { right: number; total: number }) {
  return (
    <p className="mt-8 border-t border-line pt-6 text-lg font-semibold">
      {right === total ? t('resultFull', { total }) : t('result', { right, total })}
    </p>
  )
}

/** The kinds of this learner's exam that the lesson is about. */
function WhatNext({ lesson, onAgain }: Props) {
  const format = useFormat()
  const kinds = lesson.taskIds.filter((taskId) => hasTask(format, taskId)).map((taskId) => catalogue[taskId])
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {kinds.slice(0, MOST_KINDS).map(({ id, name }, index) => (
        <Button key={id} variant={index === 0 ? 'primary' : 'secondary'} href={urls.questionList(id)}>
          {t('practise', { task: name })}
        </Button>
      ))}
      <Button variant="quiet" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  )
}
