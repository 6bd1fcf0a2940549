import type { Token } from '../text/token.ts'

const ENDINGS = ['ing', 'ed', 'ly', 's'] as const

/**
 * What stands for a word outside the language model's vocabulary: its part of speech and its ending, so that the
 * model still sees agreement and verb forms (`<VERB+s>`, `<NOUN>`).
 */
export function tokenClass(token: Token): string {
  if (!token.isWord) return /^[.,;:?!]$/u.test(token.text) ? token.text : '<PUNCT>'
  if (/\p{N}/u.test(token.text)) return '<NUM>'
  if (token.pos === 'PROPN') return '<PROPN>'
  const ending = ENDINGS.find((suffix) => token.lower.length > suffix.length + 2 && token.lower.endsWith(suffix))
  return ending === undefined ? `<${token.pos}>` : `<${token.pos}+${ending}>`
}
