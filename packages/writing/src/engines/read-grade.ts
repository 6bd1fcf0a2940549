/** Reads and checks what a grader (a language model) answered. */
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { isLevelled } from '@rehearsal/exam/writing/levels'
import type { WritingInput } from '@rehearsal/rating/types'
import { gradeSchema, TRAITS_OF } from './grader-prompt.ts'
import type { EngineResult } from './outside-engine.ts'

const MOST_EVIDENCE = 3
/** A quote of a letter or two would stand in any text. */
const SHORTEST_EVIDENCE = 6
const LONGEST_EVIDENCE = 300
const LONGEST_REASON = 240

/**
 * Reads what a grader answered; null for what has another shape. Kept are the traits of this kind, each once, with at
 * least one quote that stands in the answer, and main points of which the quote does.
 */
export function readGrade(given: unknown, { text, promptKind, keyPoints }: WritingInput): EngineResult | null {
  const parsed = gradeSchema.safeParse(typeof given === 'string' ? jsonOf(given) : given)
  if (!parsed.success) return null
  const answer = plain(text)
  const seen = new Set<string>()
  const levels = parsed.data.traits.flatMap(({ trait, level, evidence, reason }) => {
    const isKnown = isLevelled(trait) && TRAITS_OF[promptKind].includes(trait) && !seen.has(trait)
    const quotes = evidence.filter((quote) => isQuote(answer, quote)).slice(0, MOST_EVIDENCE)
    if (!isKnown || quotes.length === 0) return []
    seen.add(trait)
    return [{ trait, level, evidence: quotes.map((quote) => quote.trim()), reason: plainReason(reason) }]
  })
  const points = parsed.data.keyPoints
    .map(({ number, isCovered, evidence }) => ({ index: number - 1, isCovered, evidence: evidence.trim() }))
    .filter(({ index, isCovered, evidence }) => index in keyPoints && (!isCovered || isQuote(answer, evidence)))
  const once = points.filter(({ index }, at) => points.findIndex((other) => other.index === index) === at)
  return { marks: [], levels, keyPoints: once }
}

function isQuote(answer: string, quote: string): boolean {
  const words = plain(quote)
  return words.length >= SHORTEST_EVIDENCE && words.length <= LONGEST_EVIDENCE && answer.includes(words)
}

/** Models set spaces and quotation marks as they like; letters and their case they must keep. */
function plain(text: string): string {
  return normalizeTyped(text).replaceAll(/\s+/gu, ' ').trim()
}

/** One line without markup or addresses: a model may have been told to say anything. */
function plainReason(reason: string): string {
  const line = reason
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/giu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}<>]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON - 1).trimEnd()}…` : line
}

/** A JSON text, with or without the fence of a code block. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/u, '$1'))
  } catch {
    return undefined
  }
}
