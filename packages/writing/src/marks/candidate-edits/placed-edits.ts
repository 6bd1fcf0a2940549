import { modelWords } from '../../prose/model-words.ts'
import { wordTrigramModel } from '../../prose/word-trigram-model.ts'
import { parseText } from '../../text/parse-text.ts'
import type { ParsedText, Sentence } from '../../text/token.ts'
import { correctedSentence } from '../../mark/corrected-sentence.ts'
import type { Mark } from '../../mark/mark.ts'
import { editFeatures, measureSentence } from './edit-features.ts'
import { lexicalFeatures } from './lexical-features.ts'
import { candidateEdits, type ScoredEdit } from './candidate-edits.ts'

/** A small change of a text, and where: the words it takes, or the word it stands before. Its dense features are worked out when asked for: of most edits only the lexical ones are. */
export type PlacedEdit = {
  edit: ScoredEdit
  features: () => number[]
  lexicalFeatures: number[]
  start: number
  end: number
}

/** A mark this near says the same. */
const NEAR = 1

/**
 * The candidate edits that are to be classified in a sentence once its known errors are put right, away from these: those of the same
 * words together, the likeliest first. Offsets are the text's. A sentence may be parsed as several once it is corrected.
 */
export function placedEdits(parsed: ParsedText, sentence: Sentence, known: readonly Mark[]): PlacedEdit[][][] {
  const { parts, toOriginal } = correctedParts(parsed.text, sentence, known)
  const model = wordTrigramModel()
  const mistakes = { inText: known.length, words: parsed.tokens.filter(({ isWord }) => isWord).length }
  return parts.map((part) => {
    const words = modelWords(part)
    const measured = measureSentence(words, model, mistakes)
    return candidateEdits(words, model).flatMap((options) => {
      const [{ place, length } = { place: -1, length: 0 }] = options
      const first = words[place]
      const last = words[place + Math.max(0, length - 1)]
      if (first === undefined || last === undefined) return []
      const start = toOriginal(first.start, 'start')
      const end = toOriginal(last.end, 'end')
      const taken = length === 0 ? start : end
      if (known.some((mark) => mark.start <= taken + NEAR && mark.end >= start - NEAR)) return []
      return [
        options.map((edit) => ({
          edit,
          features: () => editFeatures(edit, measured, model),
          lexicalFeatures: lexicalFeatures(edit, words),
          start,
          end,
        })),
      ]
    })
  })
}

/** A sentence with its known errors put right, as it is parsed then, and the way back to the text; most need no correction. */
function correctedParts(text: string, sentence: Sentence, known: readonly Mark[]) {
  const corrected = correctedSentence(text, sentence, known)
  if (corrected.text === text.slice(sentence.start, sentence.end))
    return { parts: [sentence], toOriginal: (offset: number) => offset }
  const toOriginal = (offset: number, side: 'start' | 'end') => sentence.start + corrected.toOriginal(offset, side)
  return { parts: parseText(corrected.text).sentences, toOriginal }
}
