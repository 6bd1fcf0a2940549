/** The paragraph, from 0, in which a place of a text stands. */
export function paragraphAt(text: string, place: number): number {
  return text.slice(0, place).trimStart().split(/\n\s*/u).length - 1
}
