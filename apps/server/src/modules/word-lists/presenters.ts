import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import type { ImportReport, ImportStatus } from '@rehearsal/contracts/word-lists'
import type { Imported, ImportedLine } from './import-service.ts'

/** A word that is an error may be as long as the list: enough of it is shown to find it by. */
const MOST_SHOWN = 80

export function presentImport({ lines, added, replaced }: Imported): ImportReport {
  const countOf = (status: ImportStatus) => lines.filter((line) => line.status === status).length
  return {
    rows: lines.map(presentLine),
    counts: {
      new: countOf('NEW'),
      exists: countOf('EXISTS'),
      changes: countOf('CHANGES'),
      unknown: countOf('UNKNOWN'),
      error: countOf('ERROR'),
    },
    added,
    replaced,
  }
}

function presentLine({
  line,
  word,
  meaning,
  taskId,
  found,
  keptMeaning,
  status,
  reason,
}: ImportedLine): ImportReport['rows'][number] {
  return {
    line,
    word: shown(status === 'NEW' ? (found?.entry.word ?? word) : word),
    meaning: meaning === '' ? null : shown(meaning),
    keptMeaning: keptMeaning === null ? null : shown(keptMeaning),
    practiceType: taskId === null ? null : practiceTypeOf(taskId),
    status,
    reason,
  }
}

/** Characters are cut whole. */
function shown(text: string): string {
  const characters = Array.from(text.slice(0, 2 * MOST_SHOWN + 2))
  return characters.length > MOST_SHOWN ? `${characters.slice(0, MOST_SHOWN).join('')}…` : text
}
