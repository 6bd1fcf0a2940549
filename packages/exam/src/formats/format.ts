import type { ExamVariant } from '../exam-variant.ts'
import type { Skill } from '../skill.ts'
import type { TaskId } from '../task-ids.ts'
import type { Trait } from '../trait.ts'

export type Importance = 'high' | 'medium' | 'low'

export type WordRange = { min: number; max: number }

/** Marks for the length of a written answer: `full` earns the trait's maximum, `partial` half of it, anything else nothing. */
export type FormRule = {
  full: WordRange
  partial?: WordRange
  isOneSentence: boolean
  /** No punctuation, only bullet points or only very short sentences earn nothing. */
  needsSentences?: boolean
}

export type ZeroRule = 'content' | 'appropriacy' | 'form'

/** The exam's rules for one kind of question in one format. Sources: `docs/scoring.md` and exam-rules §3–§6. */
export type TaskRules = {
  importance: Importance
  /** Skills the marks of this kind count towards. */
  feeds: readonly Skill[]
  /** Seconds to prepare before the beep or before typing; 0 where there is none. */
  preparationSeconds: number
  /** Seconds to answer. In a section with one clock, what a learner can spend on one item. */
  answerSeconds: number
  /** Seconds shown before a recording plays; 0 where there is no recording. */
  leadInSeconds: number
  /**
   * Seconds of a recording behind which the time to prepare and to answer begins (exam-rules §3.1, §3.4), as it usually is and the
   * longest that our own have; absent where there is none, or where it runs within the time to answer.
   */
  recordingSeconds?: { usual: number; longest: number }
  /** Length rule of written answers. */
  form?: FormRule
  /** Judged traits and their maxima, in the order they are shown; empty where a key decides. */
  traits: readonly { trait: Trait; max: number }[]
  /** Traits whose 0 makes every trait of the item 0. */
  zeroRules: readonly ZeroRule[]
}

export type ExamFormat = {
  id: string
  variant: ExamVariant
  /** Kinds that the variant does not have are absent. */
  tasks: Readonly<Partial<Record<TaskId, TaskRules>>>
}
