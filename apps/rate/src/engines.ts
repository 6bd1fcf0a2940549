import { addSpokenContent } from '@rehearsal/rating/transcript'
import type { SpeechRaters } from '@rehearsal/speech/raters'
import type {
  OpenSpeechInput,
  OpenSpeechRating,
  ScriptedSpeechInput,
  ShortAnswerInput,
  ShortAnswerRating,
  SpeechRating,
  WritingInput,
  WritingRater,
  WritingRating,
} from '@rehearsal/rating/types'

/** The product's own engines, loaded when a row first needs them. */
export type Engines = {
  rateSpeech(input: ScriptedSpeechInput): Promise<SpeechRating>
  rateOpenSpeech(input: OpenSpeechInput): Promise<OpenSpeechRating>
  rateShortAnswer(input: ShortAnswerInput): Promise<ShortAnswerRating>
  rateWriting(input: WritingInput): Promise<WritingRating>
}

/** With `isEmbedded` the built-in recogniser writes down open speech that comes without a transcript, as the server does. */
export function createEngines({ isEmbedded }: { isEmbedded: boolean }): Engines {
  let loading: Promise<SpeechRaters> | undefined
  let writing: Promise<WritingRater> | undefined
  const speech = () => (loading ??= import('@rehearsal/speech/raters').then((module) => module.createSpeechRaters()))
  async function written<Input extends Pick<OpenSpeechInput, 'pcm' | 'transcript'>>(input: Input): Promise<Input> {
    if (!isEmbedded || input.transcript !== undefined) return input
    const transcript = await (await speech()).transcribe(input.pcm)
    return transcript.text === '' ? input : { ...input, transcript }
  }
  return {
    rateSpeech: async (input) => (await speech()).rateReading(input),
    rateOpenSpeech: async (input) => {
      const heard = await (await speech()).rateOpenSpeech(await written(input))
      if (heard.countedText === null) return heard
      const { judgeSpokenContent } = await import('@rehearsal/writing/spoken-content')
      return addSpokenContent(heard, await judgeSpokenContent({ ...input, text: heard.countedText }))
    },
    rateShortAnswer: async (input) => (await speech()).rateShortAnswer(await written(input)),
    rateWriting: async (input) => {
      writing ??= import('@rehearsal/writing/rater').then((module) => module.createWritingRater())
      return (await writing).rateWriting(input)
    },
  }
}
