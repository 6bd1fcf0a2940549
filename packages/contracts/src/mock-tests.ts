import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { partIds } from '@rehearsal/exam/formats/blueprints/blueprint'
import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { formIdSchema } from '@rehearsal/exam/mock-test/forms'
import { EXTRA_TIME_PERCENTS } from '@rehearsal/exam/mock-test/item-clock'
import { interruptionSchema } from '@rehearsal/exam/mock-test/run/run'
import { longestAnswerSeconds, takeLimits } from '@rehearsal/exam/takes/take-limits'
import { taskIds, taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flatPage, idParamsSchema, idSchema, instantSchema, noContentSchema, pageQuerySchema } from './wire.ts'

const tag = 'mock-tests'

const countSchema = z.number().int().nonnegative()
export const partIdSchema = z.enum(partIds)
export const extraTimePercentSchema = z.literal(EXTRA_TIME_PERCENTS)

/** A score from 10 to 90, unrounded, and the band in which it lies in nine of ten cases. */
export const bandSchema = z.object({ value: z.number(), low: z.number(), high: z.number() })
export type Band = z.infer<typeof bandSchema>

/** The scores of a test; null where nothing in it feeds one. */
export const bandsSchema = z.object({
  overall: bandSchema.nullable(),
  speaking: bandSchema.nullable(),
  writing: bandSchema.nullable(),
  reading: bandSchema.nullable(),
  listening: bandSchema.nullable(),
})

export const mockTestRowSchema = z.object({
  id: idSchema,
  form: formIdSchema,
  pteType: examVariantSchema,
  format: formatIdSchema,
  /** `scoring`: it has ended, and not all of its answers have their scores yet. */
  status: z.enum(['running', 'scoring', 'reported']),
  startedAt: instantSchema,
  endedAt: instantSchema.nullable(),
  itemCount: countSchema,
  /** The item it stands at, counted from 0; as many as there are when all were left. */
  position: countSchema,
  /** A running test can be resumed until then. */
  resumableUntil: instantSchema.nullable(),
  scores: bandsSchema.nullable(),
})
export type MockTestRow = z.infer<typeof mockTestRowSchema>

export const listMockTests = endpoint({
  method: 'GET',
  path: '/api/mock-tests',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'My finished mock tests, newest first; the running one; how many free ones are left',
  query: pageQuerySchema.extend({ pteType: examVariantSchema.optional() }),
  response: flatPage('mockTests', mockTestRowSchema).extend({
    running: mockTestRowSchema.nullable(),
    /** Of the exam that was asked for: what its tests are made by. */
    format: formatIdSchema,
    /** Null where the plan has no limit. A free test is a mini. */
    freeLeft: countSchema.nullable(),
  }),
})

export const startMockTest = endpoint({
  method: 'POST',
  path: '/api/mock-tests',
  tag,
  access: 'learner',
  statuses: [201],
  summary:
    'Put a test together and start it; its first clock runs when it is opened. 402 where the plan gives no further test, 409 where one runs, 422 where the bank has too few questions and a shorter test was not agreed to',
  body: z.strictObject({
    form: formIdSchema,
    pteType: examVariantSchema,
    extraTimePercent: extraTimePercentSchema.default(0),
    /** A shorter test is fine where the bank cannot fill this one. */
    acceptsShorter: z.boolean().default(false),
  }),
  response: z.object({ id: idSchema }),
})

/** Which page of the browser acts; made anew by every page that shows the test. */
const pageIdSchema = z.string().min(8).max(64)

/** An item as it is shown while its clock runs. Nothing of its key is in it. */
export const mockTestItemSchema = z.object({
  position: countSchema,
  part: partIdSchema,
  taskId: taskIdSchema,
  /** Parsed by the kind's own schema. */
  prompt: z.json(),
  media: z.record(z.string(), z.string()),
  hasOwnClock: z.boolean(),
  /** All of the clock that runs, in milliseconds, and what is left of it now. */
  clockMs: countSchema,
  remainingMs: countSchema,
  /** The page was lost while it stood here: what was done of it was lost with it, and it is asked once more. */
  isAskedAgain: z.boolean(),
  /** Its recording may be played. Not after a page was lost once more than the part forgives: the clock that is left runs on without it. */
  mayBeHeard: z.boolean(),
})
export type MockTestItem = z.infer<typeof mockTestItemSchema>

/** Where a test stands, as the page needs it that takes it. */
export const mockTestStateSchema = z.object({
  id: idSchema,
  form: formIdSchema,
  pteType: examVariantSchema,
  format: formatIdSchema,
  extraTimePercent: extraTimePercentSchema,
  itemCount: countSchema,
  position: countSchema,
  isEnded: z.boolean(),
  /** The items of each part, in test order. */
  parts: z.array(z.object({ part: partIdSchema, first: countSchema, count: countSchema })),
  /** The open item; null between parts, before the first and behind the last. */
  item: mockTestItemSchema.nullable(),
  /** While an item is open: recordings and pictures of the next two items of its part, to be fetched ahead. */
  ahead: z.array(z.string()),
  interruptions: z.array(interruptionSchema),
  /** Items whose answer is kept and came too late to count. */
  latePositions: z.array(countSchema),
})
export type MockTestState = z.infer<typeof mockTestStateSchema>

const statePath = '/api/mock-tests/{id}'

export const getMockTest = endpoint({
  method: 'GET',
  path: statePath,
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Where one of my tests stands; opens nothing, and shows no item',
  params: idParamsSchema,
  response: mockTestStateSchema,
})

export const openMockTest = endpoint({
  method: 'POST',
  path: `${statePath}/open`,
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Take the test over with this page and show the item it stands at; the first time its clock starts',
  params: idParamsSchema,
  body: z.strictObject({
    page: pageIdSchema,
    /** Milliseconds that the item stood in an earlier page of this device after it had contact last: they are forgiven sparingly. */
    readableMs: countSchema.default(0),
  }),
  response: mockTestStateSchema,
})

export const beatMockTest = endpoint({
  method: 'POST',
  path: `${statePath}/beats`,
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Say that the page is there; 409 other_page where another one has taken over',
  params: idParamsSchema,
  body: z.strictObject({ page: pageIdSchema }),
  response: z.object({
    position: countSchema,
    /** What is left of the clock that runs; null where none does. */
    remainingMs: countSchema.nullable(),
    isEnded: z.boolean(),
  }),
})

export const answerMockTestItem = endpoint({
  method: 'POST',
  path: `${statePath}/items/{position}`,
  tag,
  access: 'learner',
  statuses: [200],
  summary:
    'Leave an item with an answer or without one. The same item twice changes nothing; an answer after its clock is kept and not counted. Opens the next item of the part, unless told not to',
  bodyLimitBytes: takeLimits(longestAnswerSeconds(taskIds, 100)).bodyBytes,
  params: idParamsSchema.extend({ position: z.coerce.number().int().min(0).max(200) }),
  body: z.strictObject({
    page: pageIdSchema,
    /** The submission of the item's kind; null leaves it without an answer. */
    answer: z.json().nullable(),
    /** False: the next item is not opened, so its clock does not start. For who hands in what is kept and goes on with nothing. */
    opensNext: z.boolean().default(true),
  }),
  response: mockTestStateSchema,
})

export const endMockTest = endpoint({
  method: 'POST',
  path: `${statePath}/end`,
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'End the test: what is unanswered stays so, what was answered goes to be scored',
  params: idParamsSchema,
  response: noContentSchema,
})

export const deleteMockTest = endpoint({
  method: 'DELETE',
  path: statePath,
  tag,
  access: 'learner',
  statuses: [204],
  summary:
    'Delete a test: a running one with its answers; of an ended one the report, while its answers stay among mine',
  params: idParamsSchema,
  response: noContentSchema,
})
