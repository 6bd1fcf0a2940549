import type { RuleCode } from '@rehearsal/exam/finding-codes/finding-code'
import type { Mark, MarkType } from '../../mark/mark.ts'
import { inFull } from '../../text/in-full.ts'
import type { Sentence, Token } from '../../text/token.ts'
import { keptContractions } from './kept-contractions.ts'

/** What a rule finds: the tokens at fault, why, and what stands there instead. */
export type RuleMatch = {
  from: Token
  to: Token
  message: string
  suggestions: readonly string[]
}

/** One kind of learner error. A rule is one file with its table test beside it. */
export type Rule = {
  /** Kebab case, as the file is named. */
  id: RuleCode
  type: MarkType
  /** Contractions in full, “am” for “'m”, which is how rules read; as they are written; or both, one after the other. */
  reads?: 'written' | 'both'
  find(sentence: Sentence): RuleMatch[]
}

/** Runs one rule over a sentence and gives its finds as marks. */
export function applyRule(rule: Rule, sentence: Sentence): Mark[] {
  const full = inFull(sentence)
  if (full === sentence || rule.reads === 'written') return marksIn(rule, sentence)
  const marks = marksIn(rule, full)
  const asWritten = rule.reads === 'both' ? marksIn(rule, sentence) : []
  return [...asWritten, ...marks.filter((mark) => !asWritten.some((other) => overlap(mark, other)))].map((mark) => ({
    ...mark,
    ...keptContractions(sentence, mark),
  }))
}

const overlap = (one: Mark, other: Mark): boolean => one.start < other.end && other.start < one.end

function marksIn(rule: Rule, sentence: Sentence): Mark[] {
  return rule.find(sentence).map((match) => ({
    code: rule.id,
    type: rule.type,
    start: match.from.start,
    end: match.to.end,
    message: match.message,
    suggestions: match.suggestions.map((suggestion) => apart(match.from, suggestion)),
  }))
}

/** “I'm” is two tokens: what stands for the second one needs its blank. */
function apart(from: Token, suggestion: string): string {
  return /^['’]\p{L}/u.test(from.text) && !/^['’]/u.test(suggestion) ? ` ${suggestion}` : suggestion
}
