import { readFileSync } from 'node:fs'
import type { ParsedText } from '../../text/token.ts'
import { type Trees, predictTrees, treesSchema } from '../../../trees.ts'
import type { Mark, MarkCategory } from '../mark.ts'
import type { EditKind } from './edits-of.ts'
import { type PlacedEdit, placedEdits } from './placed-edits.ts'
import { suggestionFor } from './suggestion-for.ts'
import { wordingsSay } from './wording-weights.ts'

/** From here on a change is told. Chosen on our sentences by cross-validation (docs/scoring.md "Likelier words"). */
const MARKED_FROM = 0.75
/** Of two changes so near each other one is meant. */
const NEIGHBOURS = 1

const CATEGORY_OF: Readonly<Record<EditKind, MarkCategory>> = {
  article: 'article',
  insert: 'missing-word',
  delete: 'extra-word',
  preposition: 'preposition',
  verb: 'verb',
  confusion: 'word-choice',
  form: 'word-form',
  swap: 'word-order',
}

let loaded: Trees | undefined

/** The trees of `training/fit_edits.py`, read once per thread. */
export function likelierTrees(): Trees {
  loaded ??= treesSchema.parse(
    JSON.parse(readFileSync(new URL('../../../../models/likelier-words/trees.json', import.meta.url), 'utf8')),
  )
  return loaded
}

/** Places where a corrector would probably make a small change, away from `known` marks. */
export function likelierMarks(parsed: ParsedText, known: readonly Mark[]): Mark[] {
  return parsed.sentences.flatMap((sentence) => {
    const judged = placedEdits(parsed, sentence, known).flatMap((placed) => {
      const probability = probabilityOf(placed)
      return probability < MARKED_FROM ? [] : [{ placed, probability }]
    })
    const told: typeof judged = []
    for (const each of judged.toSorted((a, b) => b.probability - a.probability))
      if (!told.some(({ placed }) => Math.abs(placed.edit.place - each.placed.edit.place) <= NEIGHBOURS))
        told.push(each)
    return told.map(({ placed, probability }) => markOf(parsed.text, placed, probability))
  })
}

function probabilityOf({ features, wordings }: PlacedEdit): number {
  const row = Float32Array.from([...features, wordingsSay(wordings)])
  return 1 / (1 + Math.exp(-predictTrees(likelierTrees(), row)))
}

function markOf(text: string, { edit, start, end }: PlacedEdit, probability: number): Mark {
  const own = text.slice(start, end)
  const suggestion = suggestionFor(own, edit)
  return {
    code: 'likelier-words',
    type: 'GRAMMAR_MINOR',
    category: CATEGORY_OF[edit.kind],
    confidence: probability,
    start,
    end,
    message:
      suggestion === ''
        ? `English usually does without “${own}” here.`
        : `“${suggestion}” is more usual here than “${own}”.`,
    suggestions: [suggestion],
  }
}
