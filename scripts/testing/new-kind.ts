import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The new kind, and the kind that it is made after. */
export const NEW_KIND = 'reading/odd-one-out'
const MODEL = 'reading/multiple-choice-single'

const names = [
  [MODEL, NEW_KIND],
  ['reading-multiple-choice-single', 'reading-odd-one-out'],
  ['ReadingMultipleChoiceSingle', 'OddOneOut'],
  ['readingMultipleChoiceSingle', 'oddOneOut'],
  ['rMultipleChoiceSingleAnswer', 'oddOneOut'],
  ['reading/multipleChoiceSingleAnswer', 'reading/oddOneOut'],
  ['OddOneOutAnswer', 'OddOneOut'],
  ['oddOneOutAnswer', 'oddOneOut'],
  ['Multiple Choice, Single Answer', 'Odd One Out'],
  ["'MCS'", "'OOO'"],
] as const

/**
 * Every place that a new kind has, as `docs/ARCHITECTURE.md` names them: its own files, and the lists in which it has a
 * line or a row.
 */
export const placesOfKind = {
  folder: 'packages/tasks/src/{skill}/{slug}',
  builder: 'content/src/kinds/{skill}-{slug}.ts',
  lists: [
    'packages/exam/src/task-ids.ts',
    'packages/exam/src/mock-test/report/skills-profile.ts',
    'packages/tasks/src/catalogue.ts',
    'packages/tasks/src/tasks.ts',
    'packages/tasks/src/scorers.ts',
    'packages/tasks/src/views.ts',
    'packages/tasks/src/samples.ts',
    'content/src/kinds/kinds.ts',
    'content/src/testing/kind-sources.ts',
  ],
  formats: ['packages/exam/src/formats/academic-2024.ts', 'packages/exam/src/formats/core-2024.ts'],
  ids: 'content/ids.lock',
} as const

const QUESTION = 'content/questions/reading/odd-one-out/99999-what-a-beekeeper-does-in-winter.yaml'

/** Adds the kind and one question of it to the tree at `root`: no file is touched but those of `placesOfKind`. */
export function addKind(root: string): void {
  copyRenamed(root, `packages/tasks/src/${MODEL}`, `packages/tasks/src/${NEW_KIND}`)
  copyRenamed(root, 'content/src/kinds/reading-multiple-choice-single.ts', 'content/src/kinds/reading-odd-one-out.ts')
  for (const path of [...placesOfKind.lists, ...placesOfKind.formats]) {
    const file = join(root, path)
    writeFileSync(file, withNewEntries(readFileSync(file, 'utf8')))
  }
  mkdirSync(join(root, dirname(QUESTION)), { recursive: true })
  writeFileSync(join(root, QUESTION), question)
}

function renamed(text: string): string {
  return names.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
}

function copyRenamed(root: string, from: string, to: string): void {
  cpSync(join(root, from), join(root, to), { recursive: true })
  for (const file of filesAt(join(root, to))) {
    writeFileSync(file, renamed(readFileSync(file, 'utf8')))
    renameSync(file, renamed(file))
  }
}

function filesAt(path: string): string[] {
  if (/\.tsx?$/u.test(path)) return [path]
  return readdirSync(path).map((name) => join(path, name))
}

/** Repeats each import and each entry of the model under the new name. */
function withNewEntries(text: string): string {
  const lines = text.split('\n')
  const written: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const end = isOfModel(lines[at] ?? '') ? endOfEntry(lines, at) : at
    const entry = lines.slice(at, end + 1)
    written.push(...entry, ...(isOfModel(lines[at] ?? '') ? entry.map(renamed) : []))
    at = end
  }
  if (written.length === lines.length) throw new Error('The model kind has no entry here.')
  return written.join('\n')
}

function isOfModel(line: string): boolean {
  return (
    line.trimStart().startsWith(`'${MODEL}'`) ||
    (line.startsWith('import ') && /reading[/-]multiple-choice-single/u.test(line))
  )
}

/** An entry ends with a comma where all its brackets are closed. */
function endOfEntry(lines: readonly string[], start: number): number {
  let depth = 0
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? ''
    depth += (line.match(/[([{]/gu)?.length ?? 0) - (line.match(/[)\]}]/gu)?.length ?? 0)
    if (depth <= 0 && (line.endsWith(',') || line.startsWith('import '))) return at
  }
  throw new Error(`The entry of line ${start + 1} does not end.`)
}

const question = `id: 99999
title: What a beekeeper does in winter
complexity: AVERAGE
variants: [ACADEMIC, CORE]
topics: [work]
spelling: GB
author: Rehearsal
licence: CC-BY-4.0
passage: >-
  People often suppose that somebody who keeps bees has nothing to do between October and March. The hives are
  silent, the flowers are gone and no honey can be taken. In fact the cold months are when the wooden boxes are
  scraped clean, painted and repaired, because nobody can do that while thousands of insects live in them. Old
  wax is melted and sold or made into new sheets. On a dry afternoon the owner lifts one side of each hive by
  hand: if it feels light, the colony has eaten its stores and needs a block of sugar under the roof. The
  entrance is kept free of snow and dead bees, so that fresh air can come in. What must not be done is to open
  the hive and look, since the warmth that escapes in a minute takes the colony many hours to make again.
question: >-
  Which of these is left undone until spring?
options:
  - text: Lifting a hive to feel its weight
    isRight: false
    why: The owner lifts each hive on dry afternoons.
  - text: Opening a hive to look inside
    isRight: true
    why: The lost warmth would take the colony hours to make again.
  - text: Clearing the entrance of snow
    isRight: false
    why: It is kept free, so that fresh air comes in.
  - text: Melting the old wax for sale
    isRight: false
    why: This is one of the jobs of the cold months.
explanation: >-
  Three of the four are named as winter work; opening the hive is what must not be done while it is cold.
analysis:
  tests: Telling what a beekeeper does from what a beekeeper avoids, over a whole passage.
  traps: All four jobs are named in the text, so finding their words proves nothing.
  approach: For each option ask whether the passage recommends it or warns against it.
`
