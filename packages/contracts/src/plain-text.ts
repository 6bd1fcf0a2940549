import { z } from 'zod'

/** What cannot be seen: control characters but the line break, and everything that a reader's screen leaves out. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]|(?!\n)\p{Cc}/gu

/** A text as it is stored: composed, its line breaks alike, nothing unseen in it, trimmed. */
export function plainTextOf(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .trim()
}

/** Plain text that somebody wrote, from `min` to `max` characters, shown as it is and never as markup. */
export const plainTextSchema = ({ min, max, empty }: { min: number; max: number; empty: string }) =>
  z
    .string()
    // What is left out weighs nothing; a text that is absurdly longer is not even looked at.
    .max(max * 10, `Use at most ${max} characters`)
    .transform(plainTextOf)
    .pipe(z.string().min(min, empty).max(max, `Use at most ${max} characters`))
