import type { OpenSpeechInput, OpenSpeechRating } from './open-speech.ts'
import type { SpeechRating } from './scripted-speech.ts'
import type { ShortAnswerInput, ShortAnswerRating } from './short-answer.ts'
import type { WritingInput, WritingRating } from './writing.ts'

/** What the engines can be asked, where a recording is known to them as a `Take`: its number, or its bytes. */
export type RatingCalls<Take> = {
  /** Rates a take in which `text` was to be read aloud. */
  rateScriptedSpeech(take: Take, text: string): Promise<SpeechRating>
  /** Rates a take in the learner's own words. */
  rateOpenSpeech(take: Take, input: Omit<OpenSpeechInput, 'pcm'>): Promise<OpenSpeechRating>
  /** Looks for an accepted answer in a take. */
  rateShortAnswer(take: Take, input: Omit<ShortAnswerInput, 'pcm'>): Promise<ShortAnswerRating>
  rateWriting(input: WritingInput): Promise<WritingRating>
}
