import { findMarks } from '../../packages/writing/src/marks/find-marks.ts'
import { parseText } from '../../packages/writing/src/text/parse-text.ts'

/** What the writing engine marks in a text, a line each: the words with their correction, the rule, what it is about, and why. */
export async function foundMarks(text: string): Promise<string[]> {
  const marks = await findMarks(parseText(text), new Set())
  return marks.map(({ start, end, suggestions, code, category, message }) => {
    const [correction] = suggestions
    const right = correction === undefined ? 'no correction' : `“${correction}”`
    return `“${text.slice(start, end)}” → ${right}  ${code}, ${category ?? 'no category'}  ${message}`
  })
}
