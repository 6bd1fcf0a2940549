import type { TaskRules } from '@rehearsal/exam/formats/format'
import type { FormatId } from '@rehearsal/exam/formats/formats'
import type { Score } from '@rehearsal/exam/score'
import type {
  OpenSpeechInput,
  OpenSpeechRating,
  ShortAnswerInput,
  ShortAnswerRating,
  SpeechRating,
  SummaryInput,
  WritingRating,
} from '@rehearsal/raters/types'
import type { Task } from './task.ts'

/** What a scorer may ask of the outside world. The server and the command line supply it; tests fake it. */
export type ScoringServices = {
  /** Rates a stored recording in which `text` was to be read aloud. */
  rateScriptedSpeech(recordingId: number, text: string): Promise<SpeechRating>
  /** Rates a stored recording in the learner's own words. */
  rateOpenSpeech(recordingId: number, input: Omit<OpenSpeechInput, 'pcm'>): Promise<OpenSpeechRating>
  /** Looks for an accepted answer in a stored recording. */
  rateShortAnswer(recordingId: number, input: Omit<ShortAnswerInput, 'pcm'>): Promise<ShortAnswerRating>
  rateSummary(input: SummaryInput): Promise<WritingRating>
}

export type ScoringContext = { format: FormatId; rules: TaskRules; services: ScoringServices }

export type Scored<Prompt, AnswerKey, Answer> = { prompt: Prompt; answerKey: AnswerKey; answer: Answer }

export type Scorer<Prompt, AnswerKey, Answer> = (
  scored: Scored<Prompt, AnswerKey, Answer>,
  context: ScoringContext,
) => Score | Promise<Score>

/** A scorer that takes stored JSON, so scorers of different tasks share one type. */
export type StoredScorer = Scorer<unknown, unknown, unknown>

/** Lets `score` be called with stored JSON: the task's own schemas turn it into typed values. */
export function scorerOf<Prompt, AnswerKey, Submission, Answer>(
  task: Task<Prompt, AnswerKey, Submission, Answer>,
  score: Scorer<Prompt, AnswerKey, Answer>,
): StoredScorer {
  return (stored, context) =>
    score(
      {
        prompt: task.prompt.parse(stored.prompt),
        answerKey: task.answerKey.parse(stored.answerKey),
        answer: task.answer.parse(stored.answer),
      },
      context,
    )
}
