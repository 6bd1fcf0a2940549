import type { Practice } from '@rehearsal/contracts/practice'
import type { Complexity } from '@rehearsal/exam/codes'
import { QUESTION_CARD_ID_DIGITS } from '@rehearsal/exam/limits'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Chip } from '@rehearsal/ui/chip'
import type { Tone } from '@rehearsal/ui/tone'
import type { ReactNode } from 'react'
import { formatId } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { skillOf } from '../../../shared/skill-of.ts'

const tones = { EASY: 'good', AVERAGE: 'fair', HARD: 'bad' } as const satisfies Record<Complexity, Tone>

type Props = {
  face: TaskFace
  practice: Practice
  tools: ReactNode
}

/** Which question this is, how hard, how often it was seen, and what to do. */
export function QuestionHeader({ face, practice, tools }: Props) {
  const { id, title, complexity, predictionCount } = practice
  return (
    <header className="px-4 pb-4 pt-5 md:px-6">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <Chip tone={skillOf(face.id)}>{face.name}</Chip>
        <span className="num text-ink-3">{`${face.summaryPrefix} ${formatId(id, QUESTION_CARD_ID_DIGITS)}`}</span>
        <div className="flex flex-wrap items-center gap-1.5 md:ms-auto">
          <Chip tone={tones[complexity]}>{t(`complexity_${complexity}`)}</Chip>
          {predictionCount > 0 ? <Chip>{t('seenInExam', { count: predictionCount })}</Chip> : null}
        </div>
      </div>
      <h1 lang="en" className="mt-2 text-xl font-semibold tracking-[-0.02em] md:text-2xl">
        {title}
      </h1>
      <p className="mt-2.5 max-w-[68ch] text-ink-2">{face.instruction}</p>
      {tools}
    </header>
  )
}
