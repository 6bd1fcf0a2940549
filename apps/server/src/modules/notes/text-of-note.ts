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

/** Letters that show nothing: fillers of Hangul and Braille, and a joiner of combining marks. */
const FILLERS = '\u115F\u1160\u3164\uFFA0\u2800\u034F'

/** Whether there is nothing to read: spaces, controls, characters without width and marks without a letter are nothing. */
export function isBlank(text: string): boolean {
  return [...text].every(
    (character) => FILLERS.includes(character) || /[\s\p{Cf}\p{Cc}\p{Cs}\p{Zs}\p{M}]/u.test(character),
  )
}
