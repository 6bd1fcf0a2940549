import type {
  ScriptedSpeechInput,
  ScriptedSpeechRater,
  SpeechRating,
  SummaryInput,
  SummaryRater,
  WritingRating,
} from '@rehearsal/raters/types'

/** The product's own engines, loaded when a row first needs them. */
export type Engines = {
  rateSpeech(input: ScriptedSpeechInput): Promise<SpeechRating>
  rateSummary(input: SummaryInput): Promise<WritingRating>
}

export function createEngines(): Engines {
  let speech: Promise<ScriptedSpeechRater> | undefined
  let writing: Promise<SummaryRater> | undefined
  return {
    rateSpeech: async (input) => {
      speech ??= import('@rehearsal/raters/speech').then((module) => module.createScriptedSpeechRater())
      return (await speech).rate(input)
    },
    rateSummary: async (input) => {
      writing ??= import('@rehearsal/raters/writing').then((module) => module.createSummaryRater())
      return (await writing).rate(input)
    },
  }
}
