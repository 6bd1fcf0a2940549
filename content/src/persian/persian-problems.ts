/** Letters of Persian, its digits, the hamza on a silent heh, tanvin, and the joiner that stands within words. */
const LETTERS = String.raw`\u0621-\u0624\u0626-\u0628\u062A-\u063A\u0641\u0642\u0644-\u0648\u064B\u0654\u067E\u0686\u0698\u06A9\u06AF\u06CC\u06F0-\u06F9\u200C`
const MARKS = String.raw` .،؛:؟!()«»…\-–٫٪/_`
const foreign = new RegExp(`[^${LETTERS}${MARKS}]+`, 'gu')
const latinWords = /[A-Za-z](?:[A-Za-z0-9'’.+&-]*[A-Za-z0-9+])?/gu

const faults: readonly (readonly [RegExp, string])[] = [
  [/^\s|\s$| {2}/u, 'has a blank too many'],
  [/\u200C(?=[\u200C .،؛:؟!()«»]|$)|(?:^|[ («])\u200C/u, 'has a joiner (U+200C) that joins nothing'],
  [/ [.،؛:؟!»)]/u, 'has a blank before a mark'],
  [/(?:^| )(?:می|نمی|ها|های|هایی) /u, 'has a part of a word that a joiner (U+200C) must hold'],
]

/**
 * What is wrong with how a Persian text is written: letters that look like Persian's and are Arabic's, Latin words and
 * signs that its English has not either, other digits than ۰ to ۹, loose parts of words.
 */
export function persianProblems(text: string, english = ''): string[] {
  const own = new Set(english.match(latinWords))
  const rest = text
    .replaceAll(latinWords, (word) => (own.has(word) ? '' : word))
    .replaceAll(/[\p{S}@#&]/gu, (sign) => (english.includes(sign) ? '' : sign))
  const found = [...new Set(rest.match(foreign))]
  return [
    ...(found.length > 0 ? [`has what is not written in Persian: ${found.join(' ')}`] : []),
    ...faults.flatMap(([pattern, message]) => (pattern.test(text) ? [message] : [])),
  ]
}
