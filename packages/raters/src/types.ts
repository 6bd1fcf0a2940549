import type {
  Disfluency,
  Engine,
  Finding,
  KeyPointResult,
  Pause,
  PitchLine,
  SpeechRate,
  SpokenPhone,
  SpokenWord,
  WrittenWord,
} from '@rehearsal/exam/score'

/** A judgement between 0 and 1, or null where there was nothing to judge. */
export type Estimate = number | null

/** Text that was to be read aloud. */
export type ScriptedSpeechInput = {
  /** Mono PCM at 16 kHz, −1 to 1. */
  pcm: Float32Array
  text: string
  /** The canonical phones (ARPABET without stress) of `text`; when given, exactly these are scored. */
  phones?: readonly string[]
}

/** What can be seen and heard of any speech, beside its words. */
export type SpeechSigns = {
  /** Stumbles; open speech has none yet. */
  disfluencies?: Disfluency[]
  pitch: PitchLine
  rate: SpeechRate
}

export type SpeechRating = {
  engine: Engine
  /** Length of the recording in seconds. */
  seconds: number
  /** The text's words in order, with inserted and repeated words where they were said. */
  words: SpokenWord[]
  /** The text's phones in order, one entry each; missing ones score 0. */
  phones: SpokenPhone[]
  /** Silences of 0.25 s or more between the first and the last word. */
  pauses: Pause[]
  /** Share of the text's words read right, less inserted and repeated words, 0–1. */
  contentShare: number
  /** Counts behind `contentShare`. */
  miscues: { words: number; omitted: number; replaced: number; inserted: number; repeated: number }
  /** Words per minute from the first to the last word; 0 without speech. */
  wordsPerMinute: number
  /** Absent without speech. */
  signs?: SpeechSigns
  /** 0–1, before any zero rule or rounding. */
  estimates: { total: Estimate; pronunciation: Estimate; fluency: Estimate; prosody: Estimate }
  /** Standard error of each estimate from cross-validation over speakers, on the same 0–1 scale. */
  standardErrors: { total: number; pronunciation: number; fluency: number; prosody: number }
  findings: Finding[]
}

/** Judges speech whose text is known. Never throws on what a microphone can deliver: silence rates 0 with the finding `no_speech`. */
export type ScriptedSpeechRater = {
  engine: Engine
  rate(input: ScriptedSpeechInput): Promise<SpeechRating>
}

/** An authored main point of a text, and the words by which an answer shows it. */
export type KeyPoint = {
  point: string
  /** Each inner list holds alternatives (words or short phrases); the point is covered when enough lists are hit. */
  cues: readonly (readonly string[])[]
}

/** What a written answer is about: a text or a talk to be summarised, a question to be discussed, a situation to be written in. */
export type PromptKind = 'passage' | 'lecture' | 'question' | 'situation'

export type SummaryInput = {
  /** What the learner wrote. */
  text: string
  /** What the answer is about; empty when unknown. */
  promptText: string
  /** What findings call the prompt. */
  promptKind: PromptKind
  /** Authored main points; empty when unknown. */
  keyPoints: readonly KeyPoint[]
}

export type WritingRating = {
  engine: Engine
  words: WrittenWord[]
  findings: Finding[]
  /** Null when neither prompt nor key points are known. */
  content: null | {
    /** Share of the prompt's main points that are covered, 0–1. */
    coverage: number
    keyPoints: KeyPointResult[]
    /** Share of the answer's words that stand in runs of five or more copied words, 0–1. */
    copiedShare: number
    /** Similarity of topic with the prompt, 0–1. */
    relevance: number
  }
  /** False for what is not English prose: gibberish, word salad, another language. */
  isProse: boolean
  /** Sentences, as the form rule counts them. */
  sentences: number
  /** Every letter is a capital. */
  isAllCapitals: boolean
  errors: { spelling: number; grammarMinor: number; grammarModerate: number; grammarCritical: number }
  /** 0–1, before any form rule, zero rule or rounding. */
  estimates: { overall: Estimate; grammar: Estimate; vocabulary: Estimate; cohesion: Estimate; spelling: Estimate }
}

/** Judges a written summary of a text. */
export type SummaryRater = {
  engine: Engine
  rate(input: SummaryInput): Promise<WritingRating>
}

/** Speech in the learner's own words about something known: a picture, a lecture, a situation. */
export type OpenSpeechInput = {
  /** Mono PCM at 16 kHz, -1 to 1. */
  pcm: Float32Array
  /** Authored main points that a good answer says. */
  keyPoints: readonly KeyPoint[]
  /** What the answer is about (transcript, description, situation): its words may be heard. */
  contextText: string
}

export type OpenSpeechRating = {
  engine: Engine
  /** Length of the recording in seconds. */
  seconds: number
  /** Words that were spotted, in time order; `index` counts them. What was not spotted is not here. */
  words: SpokenWord[]
  /** Silences of 0.25 s or more between the first and the last sound of speech. */
  pauses: Pause[]
  keyPoints: KeyPointResult[]
  /** Mean degree to which the main points were heard, 0-1. */
  coverage: number
  /** Content rests on spotted words alone: a rough estimate, and shown as such. */
  isRough: boolean
  /** Estimated words per minute of speech; 0 without speech. */
  wordsPerMinute: number
  /** Absent without speech. */
  signs?: SpeechSigns
  estimates: { total: Estimate; pronunciation: Estimate; fluency: Estimate; content: Estimate }
  standardErrors: { total: number; pronunciation: number; fluency: number; content: number }
  findings: Finding[]
}

/** Judges open speech. Never throws on what a microphone can deliver: silence rates 0 with the finding `no_speech`. */
export type OpenSpeechRater = { engine: Engine; rate(input: OpenSpeechInput): Promise<OpenSpeechRating> }

/** A short spoken answer of which the accepted wordings are known. */
export type ShortAnswerInput = {
  pcm: Float32Array
  accepted: readonly string[]
  /** The question: its words may be repeated before the answer. */
  questionText: string
}

export type ShortAnswerRating = {
  engine: Engine
  seconds: number
  /** The accepted wording that was heard, or null. */
  heard: string | null
  /** How sure that is, 0-1. */
  confidence: number
  /** The heard answer's words with their times. */
  words: SpokenWord[]
  findings: Finding[]
}

/** Verifies a short answer among its accepted wordings; it does not transcribe. */
export type ShortAnswerRater = { engine: Engine; rate(input: ShortAnswerInput): Promise<ShortAnswerRating> }

/** What the engines can be asked, where a recording is known to them as a `Take`: its number, or its bytes. */
export type RatingCalls<Take> = {
  /** Rates a take in which `text` was to be read aloud. */
  rateScriptedSpeech(take: Take, text: string): Promise<SpeechRating>
  /** Rates a take in the learner's own words. */
  rateOpenSpeech(take: Take, input: Omit<OpenSpeechInput, 'pcm'>): Promise<OpenSpeechRating>
  /** Looks for an accepted answer in a take. */
  rateShortAnswer(take: Take, input: Omit<ShortAnswerInput, 'pcm'>): Promise<ShortAnswerRating>
  rateSummary(input: SummaryInput): Promise<WritingRating>
}
