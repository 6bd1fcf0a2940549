import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { stringify } from 'yaml'

type Changes = Record<string, unknown>

const narration =
  'First we look at the noun and ask whether both of us know which thing is meant. If we do, we point at it with the small word. If we do not, we say that it is one of many, and then we go on.'

/** The YAML of a sound lesson of grammar, unless `changes` spoil it. */
export function lessonYaml(changes: Changes = {}): string {
  const slide = (number: number) => ({ title: `Slide ${number}`, points: [`Point ${number}`], narration })
  const quiz = (number: number) => ({ question: `Question ${number}?`, right: 'Yes', wrong: ['No'], why: 'It is so.' })
  return stringify({
    title: 'Small words',
    author: 'Rehearsal',
    licence: 'CC-BY-4.0',
    slides: [1, 2, 3, 4, 5].map(slide),
    quiz: [1, 2, 3].map(quiz),
    ...changes,
  })
}

/** Slides of a sound lesson, the first of them with `change`. */
export const slidesWith = (change: object) =>
  [1, 2, 3, 4, 5].map((number) => ({
    title: `Slide ${number}`,
    points: [`Point ${number}`],
    narration,
    ...(number === 1 ? change : {}),
  }))

/** Writes lessons and links into a folder of their own that goes when the test ends. */
export async function someLessonFiles(files: Readonly<Record<string, string>>, videos: unknown = {}) {
  const root = await mkdtemp(join(tmpdir(), 'rehearsal-lessons-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const lessonsDirectory = join(root, 'lessons')
  const videosFile = join(root, 'videos.yaml')
  await mkdir(lessonsDirectory)
  for (const [file, yaml] of Object.entries(files)) {
    await mkdir(dirname(join(lessonsDirectory, file)), { recursive: true })
    await writeFile(join(lessonsDirectory, file), yaml)
  }
  await writeFile(videosFile, typeof videos === 'string' ? videos : stringify(videos))
  return { lessonsDirectory, videosFile, knowsWord: (word: string) => word !== 'xyzzy' }
}
