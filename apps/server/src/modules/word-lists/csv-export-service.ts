import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import Papa from 'papaparse'
import type { ExportedWord } from './export-rows-service.ts'

/** Names that an import knows come first. */
const names = ['word', 'meaning', 'note', 'practice type', 'example', 'american', 'british']

/** Without it spreadsheets take Persian for something else. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** Words as CSV, part by part. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export async function* csvOf(words: AsyncIterable<readonly ExportedWord[]>): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${names.join(',')}${LINE_END}`
  for await (const part of words) {
    const rows = part.map(({ word, meaning, note, taskId, example, american, british }) => [
      word,
      meaning,
      note,
      taskId === null ? '' : practiceTypeOf(taskId),
      example,
      american,
      british,
    ])
    yield `${Papa.unparse(rows, { escapeFormulae: true, newline: LINE_END })}${LINE_END}`
  }
}
