import type { Mark } from './mark.ts'

/** A text with its misspelt words put right, and the way back to the places of the original. */
export type RespeltText = {
  text: string
  /** A place of the respelt text in the original; inside a replaced word, the word's start or end. */
  toOriginal(offset: number, side: 'start' | 'end'): number
}

/** What of a mark puts a word in another's place. */
export type Replacing = Pick<Mark, 'start' | 'end' | 'suggestions'>

type Replacement = { from: number; to: number; start: number; end: number }

/**
 * Puts each misspelt word's best suggestion in its place, so that the grammar around it can be judged: in “the
 * goverments has” only a known word is plural. `misspelt` are spelling marks in text order.
 */
export function respell(text: string, misspelt: readonly Replacing[]): RespeltText {
  const replacements: Replacement[] = []
  let respelt = ''
  let from = 0
  for (const { start, end, suggestions } of misspelt) {
    const [suggestion] = suggestions
    if (suggestion === undefined || start < from) continue
    respelt += text.slice(from, start)
    replacements.push({ from: respelt.length, to: respelt.length + suggestion.length, start, end })
    respelt += suggestion
    from = end
  }
  respelt += text.slice(from)
  return { text: respelt, toOriginal: (offset, side) => originalPlace(replacements, offset, side) }
}

function originalPlace(replacements: readonly Replacement[], offset: number, side: 'start' | 'end'): number {
  const before = replacements.findLast((each) => each.from < offset || (each.from === offset && side === 'start'))
  if (before === undefined) return offset
  const isInside = offset < before.to || (offset === before.to && side === 'end')
  if (isInside) return side === 'start' ? before.start : before.end
  return before.end + (offset - before.to)
}
