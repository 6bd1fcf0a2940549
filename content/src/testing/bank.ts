import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export const dictationFile = 'listening/write-from-dictation/00007-ferry-times.yaml'
export const reOrderFile = 'reading/re-order-paragraphs/00003-the-old-mill.yaml'

/** Two sound questions, one with a recording of its own and one without. */
export const soundBank: Readonly<Record<string, string>> = {
  [dictationFile]: `
id: 7
title: Ferry times
complexity: EASY
variants: [ACADEMIC, CORE]
topics: [travel]
spelling: GB
author: Rehearsal
licence: CC-BY-4.0
sentence: The last boat of the evening leaves at nine.
voice: slt
explanation: Leaves ends in s, since one boat does it.
analysis:
  tests: Endings of verbs.
  traps: The s of leaves is soft.
  approach: Check every verb.
`,
  [reOrderFile]: `
id: 3
title: The old mill
complexity: AVERAGE
variants: [ACADEMIC, CORE]
topics: [history]
spelling: US
author: Rehearsal
licence: CC-BY-4.0
paragraphs:
  - A miller named Joseph Hart built a mill beside the river to grind the corn of six villages.
  - For ninety years his family ran it, until cheaper flour began to arrive by train.
  - The building then stood empty, and its wheel slowly fell to pieces.
  - Last spring, volunteers repaired it, and they now sell bread there once a week.
explanation: The family follows Hart, and the repair follows the decay.
analysis:
  tests: The order of a story.
  traps: The volunteers seem to come first.
  approach: Look for his and it.
`,
}

/** Writes a bank of questions into a folder of its own that goes when the test ends, and returns its two folders. */
export async function aBank(files: Readonly<Record<string, string>> = soundBank) {
  const root = await mkdtemp(join(tmpdir(), 'rehearsal-content-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const questionsDirectory = join(root, 'questions')
  const write = async (file: string, yaml: string) => {
    await mkdir(dirname(join(questionsDirectory, file)), { recursive: true })
    await writeFile(join(questionsDirectory, file), yaml)
  }
  const lessonsDirectory = join(root, 'lessons')
  const videosFile = join(root, 'videos.yaml')
  await Promise.all([mkdir(questionsDirectory), mkdir(lessonsDirectory), writeFile(videosFile, '{}')])
  for (const [file, yaml] of Object.entries(files)) await write(file, yaml)
  return { questionsDirectory, lessonsDirectory, videosFile, packDirectory: join(root, 'pack'), write }
}
