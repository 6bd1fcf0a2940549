import type { PitchLine, SpeechRhythm } from '@rehearsal/exam/score'
import type { EvidenceTarget } from '@rehearsal/exam/speech/changes'
import type { AttemptToCompare } from '@rehearsal/exam/speech/compare-attempts'
import type { TaskId } from '@rehearsal/exam/task-ids'

/** When each word of the model recording is said, its melody and its rhythm. */
export type ModelSpeech = {
  seconds: number
  words: readonly { word: string; start: number | null; end: number | null }[]
  pitch: PitchLine | null
  rhythm?: SpeechRhythm | null
}

export type DrillWord = { word: string; audioUrl: string }

/** What there is to practise weak sounds by. */
export type Drills = {
  contrasts: readonly {
    sounds: readonly [string, string]
    pairs: readonly (readonly [DrillWord, DrillWord])[]
  }[]
  questions: readonly {
    phone: string
    id: number
    taskId: TaskId
    title: string
    times: number
    isAnswered: boolean
  }[]
}

/** One attempt as it is compared with another. */
export type ComparedAttempt = AttemptToCompare & { recordingUrl: string | null }

/** What a page knows of a spoken answer beside its score; each part is absent where it is not known, or not yet. */
export type SpokenExtras = {
  /** Another learner's answer is no reason to drill. */
  isMine: boolean
  /** Without it the whole model recording is heard. */
  modelSpeech?: ModelSpeech | undefined
  /** This attempt and the one before it at the same question. */
  attempts?: { before: ComparedAttempt; beforeText: string; now: ComparedAttempt } | undefined
  drills?: Drills | undefined
  /** The names of traits and kinds, and the addresses of questions. */
  traitName: (trait: string) => string
  taskName: (taskId: TaskId) => string
  questionUrl: (taskId: TaskId, id: number) => string
}

/** What a change of the score leads to; a new key leads there again. */
export type EvidenceJump = { target: EvidenceTarget; key: number }
