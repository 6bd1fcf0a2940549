/** Reads LanguageTool's answer as marks. */
import type { MarkCategory } from '@rehearsal/exam/score'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { z } from 'zod'
import type { WritingInput } from '@rehearsal/rating/types'
import type { Mark, MarkType } from '../mark/mark.ts'
import type { EngineResult } from './outside-engine.ts'

const matchSchema = z.object({
  message: z.string(),
  offset: z.int().nonnegative(),
  length: z.int().positive(),
  replacements: z.array(z.object({ value: z.string() })).default([]),
  rule: z.object({
    id: z.string(),
    issueType: z.string().default(''),
    category: z.object({ id: z.string().default('') }).default({ id: '' }),
  }),
})
/** The wire shape of `POST /v2/check`; matches of another shape are left out one by one. */
const checkSchema = z.object({
  software: z.object({ version: z.string().max(40) }).optional(),
  matches: z.array(z.unknown()),
})

const MOST_MARKS = 200
const MOST_SUGGESTIONS = 3
const LONGEST_SPAN = 200
const LONGEST_SUGGESTION = 200
const LONGEST_MESSAGE = 300
/** Its rules were not measured here: less than any of ours. */
const CONFIDENCE = 0.75

const ADVICE = new Set(['style', 'locale-violation', 'register', 'non-conformance', 'formatting'])
const ADVICE_CATEGORIES = new Set(['STYLE', 'REDUNDANCY', 'PLAIN_ENGLISH', 'CREATIVE_WRITING', 'WIKIPEDIA'])

const KIND_OF_CATEGORY: Readonly<Record<string, { type: MarkType; category: MarkCategory }>> = {
  TYPOS: { type: 'SPELLING', category: 'spelling' },
  CONFUSED_WORDS: { type: 'GRAMMAR_MODERATE', category: 'confusable' },
  CASING: { type: 'GRAMMAR_MINOR', category: 'capital' },
  PUNCTUATION: { type: 'GRAMMAR_MINOR', category: 'punctuation' },
  TYPOGRAPHY: { type: 'GRAMMAR_MINOR', category: 'punctuation' },
  REPETITIONS: { type: 'GRAMMAR_MINOR', category: 'extra-word' },
  COLLOCATIONS: { type: 'GRAMMAR_MINOR', category: 'word-choice' },
  GRAMMAR: { type: 'GRAMMAR_MODERATE', category: 'verb' },
}

export type LanguageToolResult = EngineResult & { version: string | null }

/** Reads LanguageTool's answer about `answerToSend`; null for what has another shape. Advice on style and words of the prompt are left out. */
export function readLanguageTool(body: string, { text, promptText }: WritingInput): LanguageToolResult | null {
  const parsed = checkSchema.safeParse(jsonOf(body))
  if (!parsed.success) return null
  const promptWords = new Set(
    normalizeTyped(promptText)
      .toLowerCase()
      .match(/[\p{L}\p{N}'-]+/gu),
  )
  const marks = parsed.data.matches.slice(0, MOST_MARKS).flatMap((given) => {
    const match = matchSchema.safeParse(given).data
    return match === undefined ? [] : markOf(match, text, promptWords)
  })
  return { marks, levels: [], keyPoints: [], version: parsed.data.software?.version ?? null }
}

function markOf(match: z.infer<typeof matchSchema>, text: string, promptWords: ReadonlySet<string>): Mark[] {
  const { message, offset, length, replacements, rule } = match
  const end = offset + length
  if (end > text.length || length > LONGEST_SPAN) return []
  if (ADVICE.has(rule.issueType) || ADVICE_CATEGORIES.has(rule.category.id)) return []
  const kind = rule.issueType === 'misspelling' ? KIND_OF_CATEGORY['TYPOS'] : KIND_OF_CATEGORY[rule.category.id]
  const { type, category } = kind ?? { type: 'GRAMMAR_MINOR', category: 'word-choice' }
  const words = text.slice(offset, end)
  if (category === 'spelling' && (promptWords.has(words.toLowerCase()) || isName(text, offset))) return []
  const suggestions = replacements
    .map(({ value }) => value)
    .filter((value) => value.length <= LONGEST_SUGGESTION && !/[<>\p{Cc}]/u.test(value))
    .slice(0, MOST_SUGGESTIONS)
  const code: Mark['code'] = `languagetool:${rule.id.replaceAll(/[^\w-]/gu, '').slice(0, 60)}`
  return [{ code, type, category, confidence: CONFIDENCE, start: offset, end, message: plain(message), suggestions }]
}

/** A capital inside a sentence: a name, which no dictionary need know. */
function isName(text: string, offset: number): boolean {
  return /^\p{Lu}/u.test(text.slice(offset)) && /[\p{L}\p{N},;'’"”-]\s+$/u.test(text.slice(0, offset))
}

function plain(message: string): string {
  return message
    .replaceAll(/<\/?suggestion>/gu, '“')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/[\p{Cc}<>]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_MESSAGE)
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
