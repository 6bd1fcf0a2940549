import { z } from 'zod'

/** Two characters without width that words need: Persian is written with the one, emoji are joined by the other. */
const JOINERS = String.raw`\u200C\u200D`
const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu
/** Controls, formats and directions that nobody sees, and letters that are drawn as nothing. */
const UNSEEN = new RegExp(String.raw`(?![\n${JOINERS}])[\p{Cc}\p{Cf}\u034F\u115F\u1160\u2800\u3164\uFFA0]`, 'gu')
const REPEATED_JOINERS = new RegExp(`([${JOINERS}])[${JOINERS}]+`, 'gu')
const LONE_JOINERS = new RegExp(`(?<!\\S)[${JOINERS}]|[${JOINERS}](?!\\S)`, 'gu')
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * What a learner wrote, as it is kept: plain text in NFC, trimmed, at most one empty line in a row, without controls and
 * characters that nobody sees. Empty when there is nothing to see in it.
 */
export function plainTextOf(text: string): string {
  const clean = text
    .replaceAll(LINE_BREAKS, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(REPEATED_JOINERS, '$1')
    .replaceAll(LONE_JOINERS, '')
    .normalize('NFC')
    .replaceAll(/\n[^\S\n]*\n\s*/gu, '\n\n')
    .trim()
  return SEEN.test(clean) ? clean : ''
}

/** Text of one character up to `maxCharacters`, cleaned before it is measured. */
export function plainTextSchema(maxCharacters: number) {
  return z
    .string()
    .transform(plainTextOf)
    .pipe(
      z
        .string()
        .min(1, 'Write something first.')
        .max(maxCharacters, `This is too long: it may have ${maxCharacters} characters.`),
    )
}
