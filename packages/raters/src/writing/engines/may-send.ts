import type { SummaryInput, WritingRating } from '../../types.ts'

/** Longer answers earn nothing for form in every format; no service is paid to read them. */
export const MAX_SENT_CHARACTERS = 8000
/** Content that the built-in engine caps for copying stays capped. */
const COPIED_SHARE_LIMIT = 0.5

/** Words to a grader, or the shape of a prompt, in an answer that should be about its task. */
const INJECTIONS = [
  /\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:all|your|these|any|previous|above|prior|earlier)\b.{0,20}\b(?:instruction|prompt|rule|rubric|criteria|guideline|direction)/isu,
  /\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:rubric|prompt|instructions|criteria|system message)\b/isu,
  /\b(?:give|award|assign|grant|grade|score|rate|mark)\b.{0,40}\b(?:full|maximum|max|top|highest|perfect)\b.{0,30}\b(?:marks?|scores?|points?|levels?|grades?|band|credit|rating)\b/isu,
  /\b(?:give|award|assign|grade|score|rate|mark)\b.{0,40}(?:level\s*[4-9]|100\s*%|10\s*\/\s*10|4\s*\/\s*4)/isu,
  /\b(?:as|you are|i am|act as|pretend)\b.{0,20}\b(?:an? )?(?:ai|language model|grader|examiner|assessor|chatbot|assistant)\b/isu,
  /\b(?:dear|hello|hi|note to(?: the)?|attention|message (?:to|for)(?: the)?)\s+(?:the )?(?:ai|grader|examiner|assessor|marker|scorer|chatgpt|claude|gpt)\b/iu,
  /(?:^|[.!?\n])\s*(?:system|assistant|user|developer|human)\s*:/iu,
  /<\/?\s*(?:system|assistant|user|instructions?|answer|prompt|script|tool|rubric)\b[^>]*>/iu,
  /\bsystem prompt\b|\bprompt injection\b|\bjailbreak\b|\[\/?INST\]|<\|[a-z_]+\|>/iu,
  /["']?\b(?:level|evidence|keyPoints|reason)\b["']?\s*:\s*(?:\[|\{|"|\d)/u,
]

/** Characters that hide words from a reader but not from a model. */
const HIDDEN = /[\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2064}\u{2066}-\u{2069}\u{FEFF}\u{E0000}-\u{E007F}]/u

/** Whether an answer speaks to whoever judges it, or hides something. */
export function isInjected(text: string): boolean {
  return HIDDEN.test(text) || INJECTIONS.some((pattern) => pattern.test(text))
}

/**
 * Whether a stronger engine may be asked about an answer. The built-in guards decide first: what they take to nothing, or
 * cap, and what speaks to its judge, is never sent, so no service can give it points.
 */
export function maySend({ text }: SummaryInput, rating: WritingRating): boolean {
  if (text.trim() === '' || text.length > MAX_SENT_CHARACTERS) return false
  if (!rating.isProse || rating.isAllCapitals || (rating.content?.copiedShare ?? 0) > COPIED_SHARE_LIMIT) return false
  // Guards speak of the answer as a whole, or are grave; marks have a place and belong to a word that is marked.
  const isGuarded = rating.findings.some(
    ({ severity, start, end }) => severity === 'critical' && !isMark(rating, start, end),
  )
  return !isGuarded && !isInjected(text)
}

function isMark({ words }: WritingRating, start: number | undefined, end: number | undefined): boolean {
  if (start === undefined || end === undefined) return false
  return words.some(({ type, span: [from, to] }) => type !== 'CORRECT' && from <= end && to >= start)
}
