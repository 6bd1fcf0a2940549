/** Which texts of a question the engine asks the encoder for, so that they can be encoded ahead. */
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import type { KeyPoint } from '@rehearsal/rating/types'
import { readKeyPoints } from '../text/as-typed.ts'
import { parseText } from '../text/parse-text.ts'

export type AskingQuestion = {
  /** What an answer is held against: prompt, source or description. */
  promptText: string
  keyPoints: readonly KeyPoint[]
  /** Whether it is discussed, as an essay's question is, which is compared as a whole, too. */
  isDiscussed: boolean
}

/** Texts of a question to the letter, by what they are. */
export type QuestionTexts = {
  /** Sentences of the prompt. */
  prompt: string[]
  points: string[]
  says: string[]
  opposite: string[]
}

/** The texts that every answer to a question is held against, as the engine cuts and reads them. */
export function questionTexts({ promptText, keyPoints, isDiscussed }: AskingQuestion): QuestionTexts {
  const { text, sentences } = parseText(normalizeTyped(promptText))
  const read = readKeyPoints(keyPoints)
  return {
    prompt: [...(isDiscussed ? [text] : []), ...sentences.map(({ start, end }) => text.slice(start, end))],
    points: read.map(({ point }) => point),
    says: read.flatMap(({ says = [] }) => says),
    opposite: read.flatMap(({ opposite = [] }) => opposite),
  }
}
