import { expect, test } from 'vitest'
import { lessonYaml, someLessonFiles } from '../testing/lesson-files.ts'
import { Shelf } from '../shelf.ts'
import { buildLessons } from './build-lessons.ts'
import { readLessons } from './read-lessons.ts'

async function built(changes: Record<string, unknown> = {}) {
  const kinds = ['speaking/read-aloud', 'writing/write-essay']
  const videos = Object.fromEntries(kinds.map((kind) => [kind, { grammar: ['grammar-articles'], learning: [] }]))
  const files = await someLessonFiles({ 'grammar/articles.yaml': lessonYaml(changes) }, videos)
  const taught = await readLessons(files)
  const shelf = new Shelf()
  const [lesson] = buildLessons(taught.lessons, taught.videos, shelf)
  if (!lesson) throw new Error(JSON.stringify(taught.problems))
  return { lesson, media: shelf.media }
}

test('each narration is a recording of its own words, slower than questions are', async () => {
  const { lesson, media } = await built()
  const [slide] = lesson.slides
  const recording = media.find(({ id }) => id === slide?.audio)
  expect(recording).toMatchObject({ kind: 'speech', script: { turns: [{ text: slide?.narration }] } })
  expect(recording?.kind === 'speech' && recording.script.speed).toBeLessThan(1)
})

test('a lesson of grammar leads to every kind whose slider has it', async () => {
  const { lesson } = await built()
  expect(lesson.taskIds).toEqual(['speaking/read-aloud', 'writing/write-essay'])
})

test('the length is that of all narrations', async () => {
  const { lesson } = await built()
  const words = lesson.slides.reduce((sum, { narration }) => sum + narration.split(' ').length, 0)
  expect(lesson.seconds / words).toBeCloseTo(60 / 145, 2)
})

test('the right choice is where its text went, in the same place at every build', async () => {
  const quiz = [1, 2, 3].map((n) => ({ question: `Q${n}?`, right: 'Right', wrong: ['Wrong', 'Bad'], why: 'So.' }))
  const [one, other] = [await built({ quiz }), await built({ quiz })]
  expect(one.lesson.quiz).toEqual(other.lesson.quiz)
  for (const { options, right } of one.lesson.quiz) {
    expect(options[right]).toBe('Right')
    expect(options.toSorted()).toEqual(['Bad', 'Right', 'Wrong'])
  }
})
