import { readdirSync } from 'node:fs'
import { type FormatId, formatIds } from '@rehearsal/exam/formats/format-ids'
import { formats, formatWith, rulesOf } from '@rehearsal/exam/formats/formats'
import { scoreSchema } from '@rehearsal/exam/score'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { describe, expect, test } from 'vitest'
import { catalogue, findTask, tasksOf } from './catalogue.ts'
import { samples } from './samples.ts'
import { scorers } from './scorers.ts'
import { tasks } from './tasks.ts'
import { anOpenSpeechRating, aShortAnswerRating, aSpeechRating, aWritingRating, contextOf } from './testing.ts'

const folders = (path: string) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

test('every task folder is registered under its own path', () => {
  const found = folders('.').flatMap((skill) => folders(`./${skill}`).map((slug) => `${skill}/${slug}`))
  expect([...taskIds].sort()).toEqual(found.sort())
})

test('no two kinds answer to the same wire name or page path', () => {
  const faces = Object.values(catalogue)
  for (const names of [
    faces.map(({ wire }) => wire.path),
    faces.map(({ wire }) => wire.list),
    faces.map(({ wire }) => wire.scoredAnswers),
    faces.map(({ wire }) => wire.studyPlan),
    faces.flatMap(({ id, aliases }) => [id, ...aliases.map((alias) => `${id.split('/')[0]}/${alias}`)]),
  ]) {
    expect(new Set(names).size).toBe(names.length)
  }
})

test('a kind is found by its page path and not under another skill', () => {
  expect(findTask('reading', 're-order-paragraphs')?.id).toBe('reading/re-order-paragraphs')
  expect(findTask('speaking', 're-order-paragraphs')).toBeUndefined()
})

test.each(formatIds)('%s lists its kinds in menu order', (format) => {
  expect(tasksOf(format).map(({ id }) => id)).toEqual(taskIds.filter((id) => id in formats[format].tasks))
})

describe.each(taskIds)('%s', (taskId) => {
  const task = tasks[taskId]
  const sample = samples[taskId]

  test('its lists name it by the same id', () => {
    expect([task.id, catalogue[taskId].id]).toEqual([taskId, taskId])
  })

  test('two different keys for one prompt give the same shown prompt, byte for byte', () => {
    const shown = (answerKey: unknown) =>
      JSON.stringify(task.prompt.parse({ ...Object(answerKey), ...Object(sample.prompt) }))
    expect(task.answerKey.parse(sample.answerKey)).not.toEqual(task.answerKey.parse(sample.otherAnswerKey))
    expect(shown(sample.answerKey)).toBe(shown(sample.otherAnswerKey))
    expect(shown(sample.answerKey)).toBe(JSON.stringify(sample.prompt))
  })

  test('its sample submission passes its own check', () => {
    expect(task.check(sample.prompt, sample.submission)).toBeNull()
  })

  test('its sample key belongs to its prompt, and each recording says a text of them', () => {
    expect(task.checkKey(sample.prompt, sample.answerKey)).toBeNull()
    for (const { textOf } of task.recordings) expect(textOf(sample.prompt, sample.answerKey)).not.toBe('')
    const places = [...task.recordings.map(({ at }) => at), ...task.pictures]
    expect(new Set(places).size).toBe(places.length)
    for (const place of places) expect(valueAt(sample, place)).toEqual(expect.any(String))
  })

  test('only formats of its variants have rules for it, one of each at least, and a judged kind has traits', () => {
    for (const variant of task.variants) expect(formatWith(variant, taskId)).toBeDefined()
    for (const format of Object.values(formats)) {
      const rules = format.tasks[taskId]
      if (!rules) continue
      expect(task.variants).toContain(format.variant)
      expect(rules.traits.length > 0).toBe(task.scoredBy === 'ai')
      expect(rules.feeds.length).toBeGreaterThan(0)
    }
  })

  test.each(task.variants)('in %s a perfect answer earns full marks, and the score parses', async (variant) => {
    const format = formatWith(variant, taskId) ?? 'academic-2025'
    const context = contextOf(
      taskId,
      {
        rateScriptedSpeech: async () => aSpeechRating({}),
        rateOpenSpeech: async () => anOpenSpeechRating({}),
        rateShortAnswer: async () => aShortAnswerRating({}),
        rateWriting: async () => aWritingRating({}),
      },
      format,
    )
    const score = await scorers[taskId]({ ...sample, answer: perfectAnswer(taskId, format) }, context)
    expect(scoreSchema.parse(score)).toEqual(score)
    expect(score.total.earned).toBeCloseTo(score.total.max)
    expect(score.format).toBe(format)
    if (task.scoredBy === 'key') return
    expect(score.total.standardError).toBeGreaterThan(0)
    for (const { standardError } of score.traits) expect(standardError).toBeGreaterThanOrEqual(0)
  })
})

const valueAt = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => Object(value)[step], json)

/** A written answer must also be of a length that the format wants, an e-mail must look like one, and an essay has paragraphs. */
function perfectAnswer(taskId: TaskId, format: FormatId): unknown {
  const { form } = rulesOf(format, taskId)
  if (!form) return samples[taskId].answer
  const words = 'word '.repeat(form.full.min - 1)
  if (taskId === 'writing/write-email') return { answer: `Dear Ms Park,\n${words}word.\nKind regards,\nSara` }
  if (taskId === 'writing/write-essay') return { answer: `${words.replaceAll(/(?:word ){50}/gu, 'word.\n\n$&')}word.` }
  return { answer: `${words}word.` }
}
