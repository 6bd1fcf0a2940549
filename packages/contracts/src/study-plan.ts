import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { DAILY_STUDY_SECONDS, ENGLISH_LEVELS, MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '@rehearsal/exam/limits'
import { skillSchema } from '@rehearsal/exam/skill'
import { presentSources } from '@rehearsal/exam/study-plan/skill-needs'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { durationRequestSchema, idSchema, secondsOf } from './wire.ts'

const tag = 'study-plan'

export const englishLevelSchema = z.enum(ENGLISH_LEVELS)
export const dailyPracticeSchema = z.enum([
  'LESS_THAN_1',
  'BETWEEN_1_2',
  'BETWEEN_2_3',
  'BETWEEN_3_4',
  'MORE_THAN_4',
]) satisfies z.ZodType<keyof typeof DAILY_STUDY_SECONDS>
export type DailyPractice = z.infer<typeof dailyPracticeSchema>

/** Scores of a mock test, and the one over all; in the order that they stand in the form. */
export const mockScoreNames = ['overall', 'reading', 'writing', 'listening', 'speaking'] as const
export type MockScoreName = (typeof mockScoreNames)[number]

/** Hours of today: seconds, or `HH:mm` for clients that send `x-time-format: HH:mm`. */
const hoursSchema = z
  .union([z.number().int().nonnegative(), z.string().regex(/^\d{2}:[0-5]\d$/u)])
  .meta({ wireFormat: 'hours' })

const countSchema = z.number().int().nonnegative()

/** Questions today of each kind, by the names of specification §3; none of a kind that the plan is older than. */
const countsShape = Object.fromEntries(
  Object.values(catalogue).map(({ wire }) => [wire.studyPlan, countSchema.default(0)]),
)

const openShape = {
  locked: z.literal(false),
  /** 0: none is set. */
  id: z.number().int().nonnegative(),
  dailyPracticeSpeaking: hoursSchema,
  dailyPracticeWriting: hoursSchema,
  dailyPracticeListening: hoursSchema,
  dailyPracticeReading: hoursSchema,
  pteType: examVariantSchema,
  /** The kinds that are planned for today, in menu order, with what is done of them since the learner's midnight. */
  tasks: z.array(
    z.object({ taskId: taskIdSchema, total: countSchema, done: countSchema, seconds: z.number().int().positive() }),
  ),
  /** What the plan goes by; null where none is set. */
  basis: z
    .object({
      dailySeconds: z.number().int().positive(),
      /** Points missing to the target in each skill. */
      gaps: z.record(skillSchema, z.number().nonnegative()),
      /** What says where I stand in each skill: my own answers where there are enough, else what the wizard was told. */
      present: z.record(skillSchema, z.enum(presentSources)),
      /** The latest answers that the estimate rests on. */
      answers: countSchema,
      isTargetSet: z.boolean(),
      /** Null without an exam date. */
      daysLeft: z.number().int().nonnegative().nullable(),
      /** Whether the exam's owner publishes how much each kind weighs; otherwise that is worked out from counts and maxima. */
      hasPublishedWeights: z.boolean(),
    })
    .nullable(),
}

/** The counts stand beside the rest; what our own page reads of them is `tasks`. */
const openPlanSchema = z.object<typeof openShape>({ ...countsShape, ...openShape })

/** What a trial learner is told: that there is a plan (`id`), and nothing of it (specification §6). */
const lockedPlanSchema = z.strictObject({ locked: z.literal(true), id: z.number().int().nonnegative() })

/** Specification §3, Study plan. */
export const studyPlanSchema = z.discriminatedUnion('locked', [lockedPlanSchema, openPlanSchema])
export type StudyPlanAnswer = z.infer<typeof studyPlanSchema>
export type OpenStudyPlan = z.infer<typeof openPlanSchema>

export const getStudyPlan = endpoint({
  method: 'GET',
  path: '/api/summary/{status}/studyPlan',
  tag,
  access: 'learner',
  statuses: [200],
  summary:
    'What to practise today; id 0 where no plan is set, locked and without a plan for trial learners. What the path says of the status is not believed',
  params: z.object({ status: z.enum(['trial', 'premium']) }),
  /** Another exam than that of the profile. */
  query: z.object({ pteType: examVariantSchema.optional() }),
  response: studyPlanSchema,
})

/** A score of a mock test; 0 where none is taken into account (specification §3). */
const mockScoreSchema = z
  .number()
  .int()
  .refine((score) => score === 0 || (score >= MOCK_SCORE_MIN && score <= MOCK_SCORE_MAX), {
    error: `Give a score from ${MOCK_SCORE_MIN} to ${MOCK_SCORE_MAX}, or 0 in all five without a mock test.`,
  })
const mockScoresShape = {
  overall: mockScoreSchema,
  reading: mockScoreSchema,
  writing: mockScoreSchema,
  listening: mockScoreSchema,
  speaking: mockScoreSchema,
}

/** Seconds or `mm:ss`; some clients send the seconds with flags of the duration beside them, which say nothing. */
const studyDurationSchema = z.union([
  durationRequestSchema,
  z.object({ seconds: z.number().int().min(0).max(86_400) }).transform(({ seconds }) => seconds),
])

/** Sent as 0, and never read (specification §3). */
const unusedLevelSchema = z.literal(0).optional()
/** A flag of the duration, sent and never read. */
const flagSchema = z.boolean().optional()

/** What the wizard asked for (specification §2.9), as it is kept. `id` 0: it was not gone through yet. */
export const studyLevelSchema = z.object({
  id: z.union([z.literal(0), idSchema]),
  englishLevel: englishLevelSchema.nullable(),
  dailyPractice: dailyPracticeSchema.nullable(),
  dailyPracticeDuration: z.number().int().nonnegative(),
  ...mockScoresShape,
})
export type StudyLevel = z.infer<typeof studyLevelSchema>

const levelPath = '/api/settings/level/{status}'
const levelParams = z.object({ status: z.enum(['TRIAL', 'PREMIUM']) })

export const getStudyLevel = endpoint({
  method: 'GET',
  path: levelPath,
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'What I told the study plan wizard; id 0 before I have gone through it',
  params: levelParams,
  response: studyLevelSchema,
})

const BOTH_OR_NONE = 'Give all five scores of the mock test, or 0 in all of them.'

export const putStudyLevel = endpoint({
  method: 'PUT',
  path: levelPath,
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'What the study plan wizard asks for: English level, time a day, and the scores of a mock test or 0',
  params: levelParams,
  body: z
    .strictObject({
      englishLevel: englishLevelSchema,
      dailyPractice: dailyPracticeSchema,
      dailyPracticeDuration: studyDurationSchema,
      ...mockScoresShape,
      readingLevel: unusedLevelSchema,
      writingLevel: unusedLevelSchema,
      speakingLevel: unusedLevelSchema,
      listeningLevel: unusedLevelSchema,
      negative: flagSchema,
      zero: flagSchema,
    })
    .superRefine(({ dailyPractice, dailyPracticeDuration, ...scores }, context) => {
      const seconds = DAILY_STUDY_SECONDS[dailyPractice]
      if (secondsOf(dailyPracticeDuration) !== seconds)
        context.addIssue({
          code: 'custom',
          path: ['dailyPracticeDuration'],
          message: `${dailyPractice} is ${seconds} seconds.`,
        })
      const missing = mockScoreNames.filter((name) => scores[name] === 0)
      if (missing.length < mockScoreNames.length)
        for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: BOTH_OR_NONE })
    }),
  response: studyLevelSchema,
})
