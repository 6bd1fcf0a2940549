const SCRIPTS = ['Latin', 'Arabic', 'Cyrillic', 'Greek', 'Hebrew', 'Thai', 'Hangul'] as const
const scriptPatterns = SCRIPTS.map((script) => new RegExp(String.raw`\p{Script=${script}}`, 'u'))
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const WORD = /[\p{L}\p{M}\u200C\u200D]+/gu
/** What no text holds: controls, what stands for a lost letter, places without a letter. */
const NO_TEXT = /(?![\t\n\v\f\r\u200C-\u200F\uFEFF])[\p{C}\uFFFD]/gu
const USUAL_SIGN = /[“”‘’‚„–—…•«»،؛؟۔·¿¡°§£€™®©№、。「」！？（），：；٪]/u
/** So common in their languages that a text in another encoding seldom shows as many. */
const USUAL_LETTER =
  /[ابتدرسشعفقکكلمنهویيàâäáåãçéèêëíîïìñóòôõöøúùûüßğışčřšžąęłőаеиностралвαοιετσνηυρκπλμωέάόίςילרתדהומשבאנ]/u
const RARE_LETTER = /[ðþýÐÞÝŁ\uFF61-\uFF9F]/u

/**
 * How much sense a text makes as one that people wrote: letters of one script form words, accents stand alone in words of
 * small letters, signs stand between words. Only letters beyond ASCII count. Compare texts of the same bytes. Pure.
 */
export function plausibilityOf(text: string): number {
  let score = -10 * (text.match(NO_TEXT)?.length ?? 0)
  for (const [word] of text.matchAll(WORD)) if (/\P{ASCII}/u.test(word)) score += scoreOfWord(word)
  for (const { 0: sign, index } of text.matchAll(/[^\p{L}\p{M}\p{C}\s\p{ASCII}]/gu))
    score += scoreOfSign(text, sign, index)
  return score
}

function scoreOfWord(word: string): number {
  const foreign = word.match(/(?!\p{C})\P{ASCII}/gu) ?? []
  const scripts = scriptPatterns.filter((pattern) => pattern.test(word)).length + (EAST_ASIAN.test(word) ? 1 : 0)
  if (scripts !== 1) return -2 * foreign.length
  const flips = word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0
  const letters = foreign.reduce((sum, letter) => sum + scoreOfLetter(letter), 0)
  return (
    (isLatin(word) ? letters - 2 * neighbours(word) : letters) -
    2 * flips -
    (foreign.length === word.length && word.length === 1 ? 0.5 : 0)
  )
}

const isLatin = (word: string): boolean => /\p{Script=Latin}/u.test(word)

/** Accents side by side: rare in any language that is written with Latin letters. */
const neighbours = (word: string): number => [...word.matchAll(/\P{ASCII}(?=\P{ASCII})/gu)].length

function scoreOfLetter(letter: string): number {
  // Of two bytes.
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u.test(letter)) return 2
  if (RARE_LETTER.test(letter)) return -0.5
  return USUAL_LETTER.test(letter) ? 1.25 : 0.75
}

function scoreOfSign(text: string, sign: string, at: number): number {
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)]
  const isInside = /\p{L}/u.test(before) && /\p{L}/u.test(after)
  if (sign === '’') return isInside ? 1.5 : 1
  if (/\p{Nd}/u.test(sign)) return 0.5
  if (isInside && !/[،؛–—]/u.test(sign)) return -2
  return USUAL_SIGN.test(sign) ? 1.3 : -1
}
