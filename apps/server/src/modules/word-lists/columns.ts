import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'

export type Column = 'word' | 'meaning' | 'note' | 'practiceType' | 'partOfSpeech'

/** What the columns of a list may be called in its first line, in lower case and without dashes. */
const columnNames = {
  word: ['word', 'words', 'term', 'front', 'expression', 'vocabulary', 'vocab', 'english', 'واژه', 'کلمه', 'لغت'],
  meaning: ['meaning', 'definition', 'back', 'translation', 'persian', 'farsi', 'معنی', 'معنا', 'ترجمه'],
  note: ['note', 'notes', 'comment', 'یادداشت'],
  practiceType: ['practice type', 'practicetype', 'type', 'task'],
  partOfSpeech: ['part of speech', 'pos', 'word class', 'نوع'],
} as const satisfies Record<Column, readonly string[]>

const columns: readonly Column[] = ['word', 'meaning', 'note', 'practiceType', 'partOfSpeech']

/** What stands where, in a list without names. */
export const usualColumns: readonly Column[] = ['word', 'meaning', 'note', 'practiceType']

/** What the cells of a first line name; null where it is a line like the others. */
export function columnsOf(cells: readonly string[]): (Column | null)[] | null {
  const compared = cells.map(comparableTyped)
  const named = compared.map((cell) => {
    const name = cell.replaceAll(/^"|"$/gu, '').replaceAll(/[-_]/gu, ' ')
    return columns.find((column) => columnNames[column].some((known) => known === name)) ?? null
  })
  const isWholeLineNames = compared.every((cell, at) => cell === '' || named[at] !== null)
  const hasEnough = cells.length > 1 || /^words?$/u.test(compared[0] ?? '')
  return named.includes('word') && hasEnough && (isWholeLineNames || cells.length > 2) ? named : null
}
