import { textOfNote } from './text-of-note.ts'

const PREVIEW_CHARACTERS = 280

/** How a sanitised note begins, on one line; cut between characters, never through one. */
export function previewOf(sanitised: string): string {
  const characters = Array.from(textOfNote(sanitised).replaceAll('\n', ' '))
  if (characters.length <= PREVIEW_CHARACTERS) return characters.join('')
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('').trimEnd()}…`
}
