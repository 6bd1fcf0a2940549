import { z } from 'zod'

/** Universal part-of-speech tags, as the tagger names them. */
export const partOfSpeechSchema = z.enum([
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
  'SPACE',
])
type PartOfSpeech = z.infer<typeof partOfSpeechSchema>

/** A word or a punctuation mark of a text. `don't` is two tokens, as the tagger cuts it: `do` and `n't`. */
export type Token = {
  text: string
  /** Lower-cased, with a straight apostrophe. */
  lower: string
  lemma: string
  /** What related words share: pollution and polluted are both `pollut`. */
  stem: string
  pos: PartOfSpeech
  isWord: boolean
  /** UTF-16 offsets in the text, end exclusive. */
  start: number
  end: number
}

export type Sentence = {
  tokens: readonly Token[]
  start: number
  end: number
}

export type ParsedText = {
  text: string
  tokens: readonly Token[]
  sentences: readonly Sentence[]
}
