const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of a sanitised note, one line for each paragraph. */
export function textOfNote(sanitised: string): string {
  return sanitised
    .replaceAll(/<br \/>|<\/(?:p|li|blockquote)>/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?:lt|gt|quot|amp);/gu, (entity) => entities[entity] ?? '')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n[ \n]*/gu, '\n')
    .trim()
}

/**
 * One character that shows nothing: a space, a control, a character without width, a mark without a letter, or a filler
 * of Hangul or Braille.
 */
const NOTHING = /^(?:\s|\p{Cf}|\p{Cc}|\p{Cs}|\p{M}|[\u115F\u1160\u3164\uFFA0\u2800])*$/u

/** Whether there is nothing to read. */
export const isBlank = (text: string): boolean => NOTHING.test(text)
