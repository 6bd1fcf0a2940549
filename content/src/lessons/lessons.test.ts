import { fileURLToPath } from 'node:url'
import { taskIds } from '@rehearsal/exam/task-ids'
import { beforeAll, expect, test } from 'vitest'
import { readKnownWords } from '../known-words.ts'
import { Shelf } from '../shelf.ts'
import { buildLessons } from './build-lessons.ts'
import { slugOfKind } from './lesson-path.ts'
import { readLessons, type SourceLessons } from './read-lessons.ts'

const pathOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
let taught: SourceLessons

beforeAll(async () => {
  const knowsWord = await readKnownWords(pathOf(''))
  taught = await readLessons({ lessonsDirectory: pathOf('lessons'), videosFile: pathOf('videos.yaml'), knowsWord })
})

test('the lessons that ship have no problems', () => {
  expect(taught.problems).toEqual([])
})

test('every kind of question has a lesson of its own, which comes first under Flash Learning', () => {
  for (const taskId of taskIds) {
    const slider = taught.videos.find((each) => each.taskId === taskId && each.topic === 'learning')
    expect(slider?.links[0]).toEqual({ lesson: slugOfKind(taskId) })
  }
})

test('every kind of question has lessons of grammar, of which there are at least ten', () => {
  for (const taskId of taskIds) {
    const slider = taught.videos.find((each) => each.taskId === taskId && each.topic === 'grammar')
    expect(slider?.links.length).toBeGreaterThanOrEqual(5)
  }
  expect(taught.lessons.filter(({ topic }) => topic === 'grammar').length).toBeGreaterThanOrEqual(10)
})

test('no two lessons or slides say the same', () => {
  const titles = taught.lessons.map(({ source }) => source.title)
  const narrations = taught.lessons.flatMap(({ source }) => source.slides.map(({ narration }) => narration))
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(narrations).size).toBe(narrations.length)
})

test('the right choices of all quizzes stand in every place, so that none is told by it', () => {
  const places = buildLessons(taught.lessons, taught.videos, new Shelf()).flatMap(({ quiz }) =>
    quiz.filter(({ options }) => options.length === 3).map(({ right }) => right),
  )
  // Three standard deviations of a third.
  const band = 3 * Math.sqrt((places.length * 2) / 9)
  for (const place of [0, 1, 2]) {
    const count = places.filter((each) => each === place).length
    expect(Math.abs(count - places.length / 3)).toBeLessThan(band)
  }
})

test('right choices are not told by their length', () => {
  const questions = taught.lessons.flatMap(({ source }) => source.quiz)
  const longest = questions.filter(({ right, wrong }) => wrong.every((other) => right.length > other.length)).length
  expect(longest / questions.length).toBeLessThan(0.6)
})
