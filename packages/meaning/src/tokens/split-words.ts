/** What the model's makers took away before they cut texts up: signs that are not seen. */
const UNSEEN = /[\0\uFFFD]|[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
/** Each a word of its own, as are the signs of `PUNCTUATION`. */
const IDEOGRAPHS =
  /[\u4E00-\u9FFF\u3400-\u4DBF\u{20000}-\u{2A6DF}\u{2A700}-\u{2B73F}\u{2B740}-\u{2B81F}\u{2B820}-\u{2CEAF}\uF900-\uFAFF\u{2F800}-\u{2FA1F}]/u
/** All of ASCII that is no letter, digit or space counts as punctuation. */
const PUNCTUATION = /[!-/:-@[-`{-~]|\p{P}/u
const MARKS = /\p{Mn}/gu
const WORD = new RegExp(
  `${IDEOGRAPHS.source}|${PUNCTUATION.source}|(?:(?!${IDEOGRAPHS.source}|${PUNCTUATION.source})\\S)+`,
  'gu',
)

/** A text's words and signs as the model was taught them: in small letters, without accents. */
export function splitWords(text: string): string[] {
  const seen = text.replaceAll(/[\t\n\r]/g, ' ').replaceAll(UNSEEN, '')
  return lowerCase(seen.normalize('NFD').replaceAll(MARKS, '')).match(WORD) ?? []
}

/** Sign by sign, as the model's makers did it: by words, a sigma at the end of one would become another letter. */
function lowerCase(text: string): string {
  return Array.from(text, (sign) => sign.toLowerCase()).join('')
}
