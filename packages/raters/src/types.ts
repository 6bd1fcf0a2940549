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
  TranscriptSource,
  WrittenWord,
} from '@rehearsal/exam/score'
import type { Trait } from '@rehearsal/exam/trait'

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

/**
 * An answer that was given before this one: to this question by the same learner (`retry`), to another one (`own`), or by
 * another learner who shows it (`community`).
 */
export type EarlierAnswer = { text: string; from: 'retry' | 'own' | 'community'; questionId: number }

/** What an answer is held against to find what was learned by heart. */
export type KnownTexts = {
  /** Long runs of these that come again are shown as such; newest first. */
  earlierAnswers?: readonly EarlierAnswer[] | undefined
  /** What every learner is shown of the question beside its prompt: runs of it are taken from nobody. */
  givenTexts?: readonly string[] | undefined
}

export type SummaryInput = KnownTexts & {
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
  /** Share of the answer's words in frames that fit any topic, 0–1. */
  templateShare?: number
  /** Share of its words in such frames or in long runs of earlier answers, 0–1. */
  memorisedShare?: number
  /** Share of the words in sentences without a verb, the lines of letters left out, 0–1. */
  verblessShare?: number
  /** False for what is not English prose: gibberish, word salad, another language. */
  isProse: boolean
  /** Sentences, as the form rule counts them. */
  sentences: number
  /** Every letter is a capital. */
  isAllCapitals: boolean
  errors: { spelling: number; grammarMinor: number; grammarModerate: number; grammarCritical: number }
  /** 0–1, before any form rule, zero rule or rounding. */
  estimates: { overall: Estimate; grammar: Estimate; vocabulary: Estimate; cohesion: Estimate; spelling: Estimate }
  /** What a stronger engine says, where one was asked. Scorers bound it by their own judgement. */
  outside?: OutsideJudgement
}

/** Traits as another engine judges them, 0–1 of their maximum, and the main points that it found. */
export type OutsideJudgement = {
  engine: Engine
  traits: { trait: Trait; share: number; reason: string }[]
  keyPoints: KeyPointResult[]
}

/** Judges a written summary of a text. */
export type SummaryRater = {
  engine: Engine
  rate(input: SummaryInput): Promise<WritingRating>
}

/** A word of a transcript; times are seconds from the start of the recording, null where nobody says. */
export type TranscriptWord = { word: string; start: number | null; end: number | null; confidence: number | null }

/** What somebody else wrote down of a recording. Nothing of it is believed that the sound does not bear out. */
export type Transcript = {
  source: TranscriptSource
  text: string
  words: TranscriptWord[]
  /** How sure its writer was of it, 0–1; null where it did not say. */
  confidence: number | null
}

/** Writes down what is said in a take (mp3). Rejects where it cannot: the next one is asked then. */
export type Transcriber<Take = Uint8Array> = {
  source: TranscriptSource
  transcribe(take: Take): Promise<Transcript>
}

/** How one speaks to somebody in a situation (exam rules §5, appropriacy). */
export type Register = 'formal' | 'informal'

/** Speech in the learner's own words about something known: a picture, a lecture, a situation. */
export type OpenSpeechInput = KnownTexts & {
  /** Mono PCM at 16 kHz, -1 to 1. */
  pcm: Float32Array
  /** What was said, where somebody wrote it down; without it, words are listened for. */
  transcript?: Transcript | undefined
  /** Of a situation: how its listener is to be spoken to. */
  register?: Register | undefined
  /** Authored main points that a good answer says. */
  keyPoints: readonly KeyPoint[]
  /** What the answer is about (transcript, description, situation): its words may be heard. */
  contextText: string
}

export type OpenSpeechRating = {
  engine: Engine
  /** Length of the recording in seconds. */
  seconds: number
  /** Where the words come from. */
  transcriptSource: TranscriptSource
  /**
   * All words of the transcript, `omitted` or `replaced` where the sound does not bear them out. Without a transcript those
   * that were spotted, in time order, where `index` counts them and what was not spotted is not here.
   */
  words: SpokenWord[]
  /** The sounds of the transcript's words that were borne out; empty without a transcript. */
  phones: SpokenPhone[]
  /** Silences of 0.25 s or more between the first and the last sound of speech. */
  pauses: Pause[]
  keyPoints: KeyPointResult[]
  /** What content earns, 0-1: the mean degree to which the main points were heard; of a transcript, SpokenContent's `share`. */
  coverage: number
  /** Content rests on spotted words alone: a rough estimate, and shown as such. */
  isRough: boolean
  /** Estimated words per minute of speech; 0 without speech. */
  wordsPerMinute: number
  /** Absent without speech. */
  signs?: SpeechSigns
  /** `organisation` and, of a situation, `appropriacy` are judged with a transcript alone. */
  estimates: {
    total: Estimate
    pronunciation: Estimate
    fluency: Estimate
    content: Estimate
    organisation?: number
    appropriacy?: number
  }
  standardErrors: { total: number; pronunciation: number; fluency: number; content: number }
  findings: Finding[]
}

/** Open speech of which the sound is judged; what a transcript says is judged apart (`judgeSpokenContent`), in another thread. */
export type HeardSpeech = OpenSpeechRating & {
  /** What of the transcript counts for content; null where content rests on spotted words and is judged already. */
  countedText: string | null
}

/** What is judged of a text that was spoken. */
export type SpokenContentInput = Omit<OpenSpeechInput, 'pcm' | 'transcript'> & { text: string }

export type SpokenContent = {
  keyPoints: KeyPointResult[]
  /** Mean degree to which the main points are shown, 0–1. */
  coverage: number
  /** What content earns: coverage, less for what is not linked, not fitting, learned by heart, or no speech but a list. 0–1. */
  share: number
  /** Whether it is English sentences: not a list of words, not shuffled, not repeated, not another language. */
  isProse: boolean
  /** How well its points are linked and ordered, 0–1. */
  organisation: number
  /** How well it fits its listener, 0–1; null without a situation. */
  appropriacy: number | null
  findings: Finding[]
}

/** Judges open speech. Never throws on what a microphone can deliver: silence rates 0 with the finding `no_speech`. */
export type OpenSpeechRater = { engine: Engine; rate(input: OpenSpeechInput): Promise<HeardSpeech> }

/** A short spoken answer of which the accepted wordings are known. */
export type ShortAnswerInput = {
  pcm: Float32Array
  /** What was said, where somebody wrote it down; the sound has to bear the answer out. */
  transcript?: Transcript | undefined
  accepted: readonly string[]
  /** The question: its words may be repeated before the answer. */
  questionText: string
}

export type ShortAnswerRating = {
  engine: Engine
  seconds: number
  /** Where the words come from. */
  transcriptSource: TranscriptSource
  /** The accepted wording that was heard, or null. */
  heard: string | null
  /** How sure that is, 0-1. */
  confidence: number
  /** The heard answer's words with their times. */
  words: SpokenWord[]
  findings: Finding[]
}

/** Verifies a short answer among its accepted wordings. */
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
