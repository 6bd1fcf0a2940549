/** Judges how far an essay goes beyond bare assertion: reasons, cases, and how much it says of its own. */
import { sum } from '@rehearsal/statistics/numbers'
import type { EssaySentence } from './essay-sentences.ts'

/** Different words of one's own with which an essay says as much as a full one does; our graded essays of top marks have 50 to 77. */
const FULL_OWN_WORDS = 42
/** So many stand in any text, also in one that fits every question: our graded frames have 10 and 14. */
const CHANCE_OWN_WORDS = 8
/** So many of them at least make a sentence one that says something. */
const IDEA_WORDS = 2
const FULL_REASONS = 4
/** What share of development is what: words of one's own, reasons, a case. */
const WEIGHTS = { own: 0.6, reasons: 0.3, cases: 0.1 }
/** So many reasons more do instead of a case where none is asked for. */
const REASONS_FOR_CASE = 2

export type Development = { degree: number; reasons: EssaySentence[]; cases: EssaySentence[] }

/** Reasons and cases in the order of the essay, which are more than its position; `bearing` says for each paragraph how far it bears on the question, 0–1. */
export function developmentOf(
  sentences: readonly EssaySentence[],
  bearing: readonly number[],
  { position, needsCase }: { position: EssaySentence | null; needsCase: boolean },
): Development {
  const weightOf = ({ paragraph }: EssaySentence) => bearing[paragraph] ?? 1
  const ideas = sentences.filter(({ ownWords, isQuestion }) => ownWords.length >= IDEA_WORDS && !isQuestion)
  const cases = sentences.filter((each) => isCase(each) && (each !== position || each.announcesCase))
  const reasons = ideas.filter((each) => isReason(each))
  const own = new Map<string, number>()
  for (const each of sentences)
    for (const word of each.ownWords) own.set(word, Math.max(own.get(word) ?? 0, weightOf(each)))
  const said = sum([...own.values()])
  const spare = needsCase ? 0 : Math.max(0, sum(reasons.map(weightOf)) - FULL_REASONS) / REASONS_FOR_CASE
  return {
    degree:
      WEIGHTS.own * share(said - CHANCE_OWN_WORDS, FULL_OWN_WORDS - CHANCE_OWN_WORDS) +
      WEIGHTS.reasons * share(sum(reasons.map(weightOf)), FULL_REASONS) +
      WEIGHTS.cases * share(sum(cases.map(weightOf)) + spare, 1),
    reasons,
    cases,
  }
}

/** “For example” alone is none, nor is a year. */
function isCase({ isParticular, announcesCase, ownWords, isQuestion }: EssaySentence): boolean {
  if (isQuestion) return false
  return (announcesCase && ownWords.length >= IDEA_WORDS) || (isParticular && ownWords.length >= 1)
}

function isReason({ givesCause, tellsEffect, gains, losses, values }: EssaySentence): boolean {
  return givesCause || tellsEffect || values || gains + losses > 0
}

const share = (value: number, full: number) => Math.min(1, Math.max(0, value / full))
