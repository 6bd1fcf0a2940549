import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { verdictSchema } from '@rehearsal/exam/estimate/readiness'
import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { formIdSchema } from '@rehearsal/exam/mock-test/forms'
import { mockReportSchema } from '@rehearsal/exam/mock-test/report/mock-report'
import { interruptionSchema, outcomeSchema } from '@rehearsal/exam/mock-test/run/run'
import { skillSchema } from '@rehearsal/exam/skill'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { bandsSchema, extraTimePercentSchema, partIdSchema } from './mock-tests.ts'
import { idParamsSchema, idSchema, instantSchema } from './wire.ts'

const tag = 'mock-tests'

const countSchema = z.number().int().nonnegative()
const titleSchema = z.string()

/** Why an answer earned nothing, or could not be scored. */
export const answerFaultSchema = z.enum([
  /** Nobody speaks in the take, it is empty or too short, or no recording at all: it was answered, and earned nothing. */
  'no-speech',
  'too-short',
  'empty',
  'no-recording',
  /** The take breaks off, or is too long, too noisy or too loud: nobody could hear all of it. */
  'unusable',
  'too-long',
  'too-noisy',
  'too-loud',
  /** The engine failed, also when it was asked again. */
  'engine-failed',
  /** The learner deleted the answer before it had its score. */
  'deleted',
])
export type AnswerFault = z.infer<typeof answerFaultSchema>

/** Why an answer has no score yet. */
export const answerWaitSchema = z.enum([
  /** It was asked for, and is in line. */
  'waiting',
  /** Its scoring failed and is tried again. */
  'retrying',
  /** It was asked for more than ten minutes ago. */
  'delayed',
])
export type AnswerWait = z.infer<typeof answerWaitSchema>

/** One item of the test and what became of it, in test order. */
export const reportAnswerSchema = z.object({
  position: countSchema,
  part: partIdSchema,
  taskId: taskIdSchema,
  practiceId: idSchema,
  questionTitle: titleSchema,
  /** The learner had met the question before the test. */
  wasSeen: z.boolean(),
  /** A test that runs now asks the question, too: what was answered here and earned is shown again when that has ended. */
  isAsked: z.boolean(),
  outcome: outcomeSchema,
  /** Of no account where there is no answer. */
  state: z.enum(['scored', 'pending', 'unscorable']),
  fault: answerFaultSchema.nullable(),
  /** Null unless it is pending. */
  wait: answerWaitSchema.nullable(),
  /** Where its evidence stands; null where there is no answer, and once it was deleted. */
  attemptId: idSchema.nullable(),
  /** Where a take can be heard that became no attempt, since it has a fault; null for all others. */
  recordingUrl: z.string().nullable(),
  /** Marks of the answer itself; those of a late one are not counted. Null while there are none. */
  earned: z.number().nonnegative().nullable(),
  max: z.number().positive().nullable(),
  /** Of `earned`; null where a key decided, or where it is not known. */
  standardError: z.number().nonnegative().nullable(),
})
export type ReportAnswer = z.infer<typeof reportAnswerSchema>

/** A finished test among others of the same exam. */
export const trendPointSchema = z.object({
  id: idSchema,
  endedAt: instantSchema,
  form: formIdSchema,
  scores: bandsSchema,
  /** It was marked in another way than those before it: scores on both sides do not compare. */
  isBreak: z.boolean(),
  /** It was ended before its last item: what was not reached counts as 0. */
  isBrokenOff: z.boolean(),
  /** It was taken to its end, and each of its five scores rests on enough answers to be told as where a learner is. */
  isWhole: z.boolean(),
})
export type TrendPoint = z.infer<typeof trendPointSchema>

const aimSchema = z.object({
  score: z.enum(['overall', ...skillSchema.options]),
  target: z.number().int(),
  /** Points from the value to the target; 0 where it is reached. Null where the test says nothing of this score. */
  missing: z.number().nonnegative().nullable(),
  verdict: verdictSchema.nullable(),
})
export type Aim = z.infer<typeof aimSchema>

export const mockTestReportSchema = z.object({
  id: idSchema,
  form: formIdSchema,
  pteType: examVariantSchema,
  format: formatIdSchema,
  startedAt: instantSchema,
  endedAt: instantSchema,
  endedBy: z.enum(['finished', 'learner', 'expired']),
  extraTimePercent: extraTimePercentSchema,
  itemCount: countSchema,
  /** Kinds of which the bank had too few questions: the test is the shorter by them. */
  lacks: z.array(z.object({ taskId: taskIdSchema, needed: countSchema, found: countSchema })),
  interruptions: z.array(interruptionSchema),
  /** Every answer has its score or was given up: nothing below changes any more. */
  isComplete: z.boolean(),
  /** Another one as soon as anything below would be; null once it is complete. */
  version: z.string().nullable(),
  report: mockReportSchema,
  answers: z.array(reportAnswerSchema),
  /** Questions to practise, of the kinds that would bring most; those that were never met come first. */
  suggestions: z.array(
    z.object({
      taskId: taskIdSchema,
      questions: z.array(z.object({ practiceId: idSchema, title: titleSchema, isSeen: z.boolean() })),
    }),
  ),
  /** The scores of the learner's target, beside what the test says; empty where none is set. */
  aims: z.array(aimSchema),
  /** Earlier tests of the same exam, and this one as the last. */
  trend: z.array(trendPointSchema),
})
export type MockTestReport = z.infer<typeof mockTestReportSchema>

export const getMockTestReport = endpoint({
  method: 'GET',
  path: '/api/mock-tests/{id}/report',
  tag,
  access: 'learner',
  statuses: [200],
  summary:
    'What one of my ended tests says, made of the scores that are there so far, and kept once all are; 409 mock_test_running while it runs',
  params: idParamsSchema,
  response: mockTestReportSchema,
})

export const getMockTestProgress = endpoint({
  method: 'GET',
  path: '/api/mock-tests/{id}/progress',
  tag,
  access: 'learner',
  statuses: [200],
  summary:
    'Whether the report of one of my ended tests has changed: a page that waits for scores asks this, and reads the report when the version is another; 409 mock_test_running while it runs',
  params: idParamsSchema,
  response: mockTestReportSchema.pick({ version: true }),
})

/** So many tests at most make a trend: the latest. */
export const TREND_TESTS = 20

export const getMockTestTrend = endpoint({
  method: 'GET',
  path: '/api/mock-tests/trend',
  tag,
  access: 'learner',
  statuses: [200],
  summary: `My latest reported tests of one exam, ${TREND_TESTS} at most, the earliest first`,
  query: z.object({ pteType: examVariantSchema }),
  response: z.object({ trend: z.array(trendPointSchema) }),
})
