import { modelWords } from '../../prose/model-words.ts'
import { wordModel } from '../../prose/word-model.ts'
import { parseText } from '../../text/parse-text.ts'
import type { ParsedText, Sentence } from '../../text/token.ts'
import { correctedSentence } from '../corrected-sentence.ts'
import type { Mark } from '../mark.ts'
import { editFeatures } from './edit-features.ts'
import { editsOf, type WeighedEdit } from './edits-of.ts'

/** A change that would make a text likelier, and where: the words it takes, or the word it stands before. */
export type PlacedEdit = { edit: WeighedEdit; features: number[]; start: number; end: number }

/** A mark this near says the same. */
const NEAR = 1

/** The changes that would make a sentence likelier once its known errors are put right, away from these; offsets are the text's. */
export function placedEdits({ text, tokens }: ParsedText, sentence: Sentence, known: readonly Mark[]): PlacedEdit[] {
  const corrected = correctedSentence(text, sentence, known)
  const model = wordModel()
  const mistakes = { inText: known.length, words: tokens.filter(({ isWord }) => isWord).length }
  return parseText(corrected.text).sentences.flatMap((part) => {
    const words = modelWords(part)
    return editsOf(words, model).flatMap((edit) => {
      const first = words[edit.place]
      const last = words[edit.place + Math.max(0, edit.length - 1)]
      if (first === undefined || last === undefined) return []
      const start = sentence.start + corrected.toOriginal(first.start, 'start')
      const end = sentence.start + corrected.toOriginal(last.end, 'end')
      const taken = edit.length === 0 ? start : end
      if (known.some((mark) => mark.start <= taken + NEAR && mark.end >= start - NEAR)) return []
      return [{ edit, features: editFeatures(edit, words, model, mistakes), start, end }]
    })
  })
}
