import { describe, expect, test } from 'vitest'
import type { TaskId } from '../task-ids.ts'
import { type FormatId, formatIdSchema } from './format-ids.ts'
import { formats, formatWith, hasTask, rulesOf } from './formats.ts'

/** One row of exam-rules §3: seconds to prepare and to answer, skills fed, trait maxima in order, what takes all to 0. */
type Row = [seconds: string, feeds: string, traits: string, zeroRules: string]

const choice = (feeds: string): Row => ['section', feeds, '', '']

/** What the format before 7 August 2025 says. */
const old: Partial<Record<TaskId, Row>> = {
  'speaking/read-aloud': ['35+40', 'S R', 'content 5, pronunciation 5, fluency 5', 'content'],
  'speaking/repeat-sentence': ['0+15', 'L S', 'content 3, pronunciation 5, fluency 5', 'content'],
  'speaking/describe-image': ['25+40', 'S', 'content 5, pronunciation 5, fluency 5', 'content'],
  'speaking/re-tell-lecture': ['10+40', 'L S', 'content 5, pronunciation 5, fluency 5', 'content'],
  'speaking/answer-short-question': ['0+10', 'L S', 'vocabulary 1', ''],
  'writing/summarize-written-text': ['0+600', 'W R', 'content 2, form 1, grammar 2, vocabulary 2', 'content form'],
  'writing/write-essay': [
    '0+1200',
    'W',
    'content 3, form 2, structure 2, grammar 2, linguistic-range 2, vocabulary 2, spelling 2',
    'content form',
  ],
  'reading/rw-fill-in-the-blanks': choice('R W'),
  'reading/multiple-choice-multiple': choice('R'),
  'reading/re-order-paragraphs': choice('R'),
  'reading/fill-in-the-blanks': choice('R'),
  'reading/multiple-choice-single': choice('R'),
  'listening/summarize-spoken-text': [
    '0+600',
    'L W',
    'content 2, form 2, grammar 2, vocabulary 2, spelling 2',
    'content form',
  ],
  'listening/multiple-choice-multiple': choice('L'),
  'listening/fill-in-the-blanks': choice('L W'),
  'listening/highlight-correct-summary': choice('L R'),
  'listening/multiple-choice-single': choice('L'),
  'listening/select-missing-word': choice('L'),
  'listening/highlight-incorrect-words': choice('L R'),
  'listening/write-from-dictation': choice('L W'),
}

const {
  'speaking/re-tell-lecture': _lecture,
  'writing/write-essay': _essay,
  'listening/highlight-correct-summary': _summary,
  ...shared
} = old

const today: Partial<Record<TaskId, Row>> = {
  ...old,
  'speaking/read-aloud': ['35+40', 'S', 'content 5, pronunciation 5, fluency 5', 'content'],
  'speaking/describe-image': ['25+40', 'S', 'content 6, pronunciation 5, fluency 5', 'content'],
  'speaking/re-tell-lecture': ['10+40', 'L S', 'content 6, pronunciation 5, fluency 5', 'content'],
  'speaking/answer-short-question': ['0+10', 'L', 'vocabulary 1', ''],
  'writing/summarize-written-text': ['0+600', 'W R', 'content 4, form 1, grammar 2, vocabulary 2', 'content form'],
  'writing/write-essay': [
    '0+1200',
    'W',
    'content 6, form 2, structure 6, grammar 2, linguistic-range 6, vocabulary 2, spelling 2',
    'content form',
  ],
  'reading/rw-fill-in-the-blanks': choice('R'),
  'listening/summarize-spoken-text': [
    '0+600',
    'L W',
    'content 4, form 2, grammar 2, vocabulary 2, spelling 2',
    'content form',
  ],
  'listening/fill-in-the-blanks': choice('L'),
}

const rows: Record<FormatId, Partial<Record<TaskId, Row>>> = {
  'academic-2024': old,
  'academic-2025': today,
  'academic-2025-full': {
    ...today,
    'speaking/respond-to-a-situation': ['10+40', 'S', 'content 6, pronunciation 5, fluency 5', 'content'],
    'speaking/summarize-group-discussion': ['10+120', 'L S', 'content 6, pronunciation 5, fluency 5', 'content'],
  },
  'core-2024': {
    ...shared,
    'speaking/respond-to-a-situation': ['20+40', 'S', 'appropriacy 3, pronunciation 5, fluency 5', 'appropriacy'],
    'writing/summarize-written-text': ['0+600', 'W R', 'content 2, form 2, grammar 2, vocabulary 2', 'content form'],
    'writing/write-email': [
      '0+540',
      'W',
      'content 3, conventions 2, form 2, organization 2, vocabulary 2, grammar 2, spelling 2',
      'content form',
    ],
    'listening/summarize-spoken-text': [
      '0+480',
      'L W',
      'content 2, form 2, grammar 2, vocabulary 2, spelling 2',
      'content form',
    ],
  },
}

const SKILL_LETTERS = { listening: 'L', reading: 'R', speaking: 'S', writing: 'W' }

function rowOf(format: FormatId, taskId: TaskId): Row {
  const { preparationSeconds, answerSeconds, feeds, traits, zeroRules } = rulesOf(format, taskId)
  const isOfSection = taskId.startsWith('reading/') || (taskId.startsWith('listening/') && traits.length === 0)
  return [
    isOfSection ? 'section' : `${preparationSeconds}+${answerSeconds}`,
    feeds.map((skill) => SKILL_LETTERS[skill]).join(' '),
    traits.map(({ trait, max }) => `${trait} ${max}`).join(', '),
    zeroRules.join(' '),
  ]
}

const idsOf = (format: FormatId) => Object.keys(formats[format].tasks).filter((id): id is TaskId => id in rows[format])

describe.each(formatIdSchema.options)('%s', (format) => {
  test('it has the kinds of its exam and no others', () => {
    expect(Object.keys(formats[format].tasks).toSorted()).toEqual(Object.keys(rows[format]).toSorted())
  })

  test.each(idsOf(format))('%s has the times, skills, maxima and zero rules of exam-rules §3 and §4', (taskId) => {
    expect(rowOf(format, taskId)).toEqual(rows[format][taskId])
  })

  test('what is heard is led in by seconds, what is read is not', () => {
    const heard = [
      'speaking/repeat-sentence',
      'speaking/answer-short-question',
      'speaking/re-tell-lecture',
      'speaking/respond-to-a-situation',
      'speaking/summarize-group-discussion',
    ]
    for (const taskId of idsOf(format)) {
      const isHeard = taskId.startsWith('listening/') || heard.includes(taskId)
      expect(rulesOf(format, taskId).leadInSeconds > 0).toBe(isHeard)
    }
  })
})

/** Full range, then partial range (exam-rules §3.2, §3.4; the partial range of the Core spoken summary is our reading). */
test.each<[FormatId, TaskId, string]>([
  ['academic-2024', 'writing/summarize-written-text', '5-75'],
  ['academic-2025', 'writing/summarize-written-text', '5-75'],
  ['core-2024', 'writing/summarize-written-text', '25-50'],
  ['academic-2024', 'writing/write-essay', '200-300 120-380'],
  ['academic-2025', 'writing/write-essay', '200-300 120-380'],
  ['core-2024', 'writing/write-email', '50-120 30-140'],
  ['academic-2024', 'listening/summarize-spoken-text', '50-70 40-100'],
  ['academic-2025', 'listening/summarize-spoken-text', '50-70 40-100'],
  ['core-2024', 'listening/summarize-spoken-text', '20-30 15-40'],
])('%s: %s asks for %s words', (format, taskId, limits) => {
  const { full, partial } = rulesOf(format, taskId).form ?? {}
  const ranges = [full, partial].flatMap((range) => (range ? [`${range.min}-${range.max}`] : []))
  expect(ranges.join(' ')).toBe(limits)
})

test('only the academic written summary must be one sentence; academic essay and spoken summary must be sentences at all', () => {
  const those = (rule: 'isOneSentence' | 'needsSentences') =>
    formatIdSchema.options.flatMap((format) =>
      idsOf(format)
        .filter((taskId) => rulesOf(format, taskId).form?.[rule] === true)
        .map((taskId) => `${format} ${taskId}`),
    )
  expect(those('isOneSentence')).toEqual([
    'academic-2024 writing/summarize-written-text',
    'academic-2025 writing/summarize-written-text',
    'academic-2025-full writing/summarize-written-text',
  ])
  expect(those('needsSentences').toSorted()).toEqual([
    'academic-2024 listening/summarize-spoken-text',
    'academic-2024 writing/write-essay',
    'academic-2025 listening/summarize-spoken-text',
    'academic-2025 writing/write-essay',
    'academic-2025-full listening/summarize-spoken-text',
    'academic-2025-full writing/write-essay',
  ])
})

/** exam-rules §6.2, the proposed labels. */
test.each<[FormatId, string[]]>([
  [
    'academic-2025',
    [
      'speaking/repeat-sentence',
      'speaking/describe-image',
      'speaking/re-tell-lecture',
      'writing/summarize-written-text',
      'writing/write-essay',
      'reading/rw-fill-in-the-blanks',
      'reading/fill-in-the-blanks',
      'listening/write-from-dictation',
    ],
  ],
  [
    'core-2024',
    [
      'speaking/read-aloud',
      'speaking/repeat-sentence',
      'speaking/describe-image',
      'speaking/respond-to-a-situation',
      'writing/summarize-written-text',
      'writing/write-email',
      'reading/rw-fill-in-the-blanks',
      'reading/fill-in-the-blanks',
      'listening/write-from-dictation',
    ],
  ],
])('%s: these kinds are of high importance', (format, high) => {
  expect(idsOf(format).filter((taskId) => rulesOf(format, taskId).importance === 'high')).toEqual(high)
})

test('a kind that the variant does not have has no rules', () => {
  expect([hasTask('core-2024', 'writing/write-essay'), hasTask('academic-2025', 'writing/write-email')]).toEqual([
    false,
    false,
  ])
  expect(() => rulesOf('core-2024', 'writing/write-essay')).toThrow('has no writing/write-essay')
})

test('a kind is found in the format in force where that has it, else in one of the same exam', () => {
  expect(formatWith('ACADEMIC', 'speaking/read-aloud')).toBe('academic-2025')
  expect(formatWith('ACADEMIC', 'speaking/summarize-group-discussion')).toBe('academic-2025-full')
  expect(formatWith('CORE', 'speaking/respond-to-a-situation')).toBe('core-2024')
  expect(formatWith('CORE', 'speaking/summarize-group-discussion')).toBeUndefined()
})

test('the exam as it is sat has all that the specification’s list has, by the same rules, and two kinds more', () => {
  const [full, listed] = [formats['academic-2025-full'].tasks, formats['academic-2025'].tasks]
  expect(full).toMatchObject(listed)
  expect(Object.keys(full).filter((taskId) => !(taskId in listed))).toEqual([
    'speaking/respond-to-a-situation',
    'speaking/summarize-group-discussion',
  ])
})
