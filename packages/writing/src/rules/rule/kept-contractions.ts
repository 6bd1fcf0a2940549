import { type Contracted, contracted, fullForm } from '@rehearsal/english/forms/contractions'
import { withCaseOf } from '@rehearsal/english/text/capitalised'
import { isContractedVerb } from '../../text/in-full.ts'
import type { Sentence, Token } from '../../text/token.ts'

type Correction = { start: number; end: number; suggestions: readonly string[] }

/**
 * A correction of a sentence that was read in full, as its writer would have it, who contracts: “they's” becomes “they're”.
 * A correction that begins or ends within a contraction goes on to do so where what is left of it stays as it was.
 */
export function keptContractions({ tokens }: Sentence, correction: Correction): Correction {
  const first = tokens.findIndex(({ start }) => start === correction.start)
  const last = tokens.findLastIndex(({ end }) => end === correction.end)
  const before = isJoined(tokens, first) ? tokens[first - 1] : undefined
  const after = isJoined(tokens, last + 1) ? tokens[last + 1] : undefined
  const next = after === undefined ? last + 1 : last + 2
  const how = howContracted(tokens, first, next)
  if (how === undefined) return correction
  const behind = tokens.slice(next).map(({ text }) => text)
  const wholes = correction.suggestions.map((suggestion) => {
    const parts = [before && inFull(before, ["n't"]), suggestion.trim(), after && inFull(after, behind)]
    const whole = parts.filter((part) => part !== undefined && part !== '').join(' ')
    return contracted(whole.replaceAll(CUT_APART, ''), how, behind.join(' '))
  })
  const start = wholes.every((whole) => whole.startsWith(before?.text ?? '')) ? (before?.text ?? '') : ''
  const end = wholes.every((whole) => whole.endsWith(after?.text ?? '')) ? (after?.text ?? '') : ''
  return {
    start: start === '' ? (before?.start ?? correction.start) : correction.start,
    end: end === '' ? (after?.end ?? correction.end) : correction.end,
    suggestions: wholes.map((whole) => whole.slice(start.length, whole.length - end.length)),
  }
}

/** A rule that put tokens together put a blank into “don't”. */
const CUT_APART = / (?=n['’]t\b|['’](?:m|re|s|ve|ll|d)\b)/gu

/** Whether the token at a place is what a contraction joins to the one before it. */
const isJoined = (tokens: readonly Token[], place: number): boolean =>
  isContractedVerb(tokens, place) || tokens[place]?.lower === "n't"

function howContracted(tokens: readonly Token[], from: number, to: number): Contracted | undefined {
  const own = tokens.slice(from, to)
  const verbs = own.some((_, index) => isContractedVerb(tokens, from + index))
  const not = own.some(({ lower }) => lower === "n't")
  const apostrophe = own.some(({ text }) => text.includes('’')) ? '’' : "'"
  return verbs || not ? { verbs, not, apostrophe } : undefined
}

function inFull({ lower, text }: Token, behind: readonly string[]): string {
  const full = fullForm(lower, behind)
  return full === undefined ? text : withCaseOf(text, full)
}
