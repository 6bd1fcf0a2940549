import { taskIds } from '@rehearsal/exam/task-ids'
import { expect, test } from 'vitest'
import { practiceTypeOf, practiceTypeSchema, practiceTypeSlug, taskIdOf } from './practice-type.ts'

test('a kind is named as its lists are, and reading alone carries its letter', () => {
  expect(taskIds.map(practiceTypeOf)).toEqual([
    'READ_ALOUD',
    'REPEAT_SENTENCE',
    'DESCRIBE_IMAGE',
    'ANSWER_SHORT_QUESTION',
    'RETELL_LECTURE',
    'RESPOND_TO_A_SITUATION',
    'SUMMARIZE_GROUP_DISCUSSION',
    'SUMMARIZE_WRITTEN_TEXT',
    'WRITE_ESSAY',
    'WRITE_EMAIL',
    'RW_FILL_IN_THE_BLANKS',
    'R_MULTIPLE_CHOICE_MULTIPLE_ANSWERS',
    'REORDER_PARAGRAPHS',
    'R_FILL_IN_THE_BLANKS',
    'R_MULTIPLE_CHOICE_SINGLE_ANSWER',
    'SUMMARIZE_SPOKEN_TEXT',
    'MULTIPLE_CHOICE_MULTIPLE_ANSWERS',
    'FILL_IN_THE_BLANKS',
    'HIGHLIGHT_CORRECT_SUMMARY',
    'MULTIPLE_CHOICE_SINGLE_ANSWER',
    'SELECT_MISSING_WORD',
    'HIGHLIGHT_INCORRECT_WORDS',
    'WRITE_FROM_DICTATION',
  ])
})

test.each(taskIds)('%s is found by its name and by its address', (taskId) => {
  expect(taskIdOf(practiceTypeOf(taskId))).toBe(taskId)
  expect(taskIdOf(practiceTypeSlug(taskId))).toBe(taskId)
  expect(practiceTypeSchema.parse(practiceTypeOf(taskId))).toBe(taskId)
})

test('a kind is found by its name however that is typed', () => {
  expect(taskIdOf('\u200FRead\u2010\uFF21loud\u200C ')).toBe('speaking/read-aloud')
})

test('another word names no kind', () => {
  expect(taskIdOf('READ_ALOU')).toBeUndefined()
  expect(practiceTypeSchema.safeParse('constructor').success).toBe(false)
})
