import { stripVTControlCharacters } from 'node:util'

/** One thing that failed: a test with its file and full title, or a check, and what it said. */
export type Failure = { title: string; message: string }

/** CI shows only the last hundred lines, which may hold two runs' failures: all of one run's messages share these. */
const linesForAll = 40
const linesAtMost = 25
const foreignFrame = /^\s*(at|❯) .*(node_modules\/|<anonymous>|node:internal)/

/** What failed, ready for the screen: one heading, then each failure's title and the beginning of its message. Empty when nothing failed. */
export function failureLines(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return []
  const lineCount = Math.min(linesAtMost, Math.max(1, Math.floor(linesForAll / failures.length)))
  return [
    `──── What failed ${'─'.repeat(58)}`,
    ...failures.flatMap(({ title, message }) => [`✗ ${title}`, ...firstLines(message, lineCount)]),
  ]
}

function firstLines(message: string, count: number): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !foreignFrame.test(line))
  return lines.slice(0, count).map((line) => `    ${line.slice(0, 300)}`)
}
