import type { Problem } from '../problem.ts'
import { parseQuestionPath } from '../question-path.ts'

/** The file that remembers every id that the bank ever had. */
const IDS_LOCK = 'ids.lock'

type Located = { file: string; id: number }

const HEADING =
  '# Every id that the bank ever had, with its kind and subject. An id is never given to another question.\n'

/** `00061-booking-a-lane-at-the-pool.yaml` in its folder, without the ending: what an id stands for. */
const subjectOf = (file: string) => file.replace(/\.yaml$/u, '')

/** An id of `lock` still stands for the question that it stood for; its file may be gone. */
export function checkIdsKept(questions: readonly Located[], lock: string): Problem[] {
  const locked = readLock(lock)
  return questions.flatMap(({ file, id }) => {
    const was = locked.get(id)
    if (was === undefined || was === subjectOf(file)) return []
    return [
      { file, field: 'id', message: `${id} belongs to ${was}: give a new question a new id, and keep a file's name` },
    ]
  })
}

/** Every question is in `lock`. */
export function checkIdsLocked(questions: readonly Located[], lock: string): Problem[] {
  const locked = readLock(lock)
  return questions
    .filter(({ id }) => !locked.has(id))
    .map(({ file }) => ({
      file,
      field: 'id',
      message: `is not in ${IDS_LOCK} yet: run \`npm run content:check -- --lock\``,
    }))
}

/** The lock with the new questions added. What it has stays. */
export function withNewIds(questions: readonly Located[], lock: string): string {
  const known = new Map(questions.map(({ file, id }) => [id, subjectOf(file)]))
  const all = [...new Map([...known, ...readLock(lock)])].sort(([one], [other]) => one - other)
  return HEADING + all.map(([, subject]) => `${subject}\n`).join('')
}

function readLock(lock: string): Map<number, string> {
  return new Map(
    lock.split('\n').flatMap((line): [number, string][] => {
      const path = parseQuestionPath(`${line}.yaml`)
      return typeof path === 'string' ? [] : [[path.id, line]]
    }),
  )
}
