import { subscriptionStatusSchema } from '@rehearsal/exam/codes'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { paymentGatewaySchema } from './payment-gateway.ts'
import { instantSchema } from './wire.ts'

export const languageCodeSchema = z.string().regex(/^[a-zA-Z]{2,3}$/u)
export const timeZoneSchema = z.string().min(1).max(64)

export const currentUserSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  nickname: z.string(),
  role: z.enum(['learner', 'admin']),
  status: subscriptionStatusSchema,
  /** End of the paid period; null on the trial. */
  expireDate: instantSchema.nullable(),
  isDemo: z.boolean(),
  /** Whether they sign in with a password of ours. */
  hasPassword: z.boolean(),
  /** When the account is deleted for good, where its learner asked for that. */
  deleteAfter: instantSchema.nullable(),
  /** The format of each exam that they practise. */
  formats: z.record(examVariantSchema, formatIdSchema),
  profile: z.object({
    /** The same as above: read in both places (specification §3, §7.3). */
    email: z.string(),
    language: z.string().nullable(),
    timeZone: z.string(),
    /** ISO 3166 code of two letters. */
    country: z.string().nullable(),
    /** Shown instead of those of the name. */
    initials: z.string().nullable(),
    /** The format of PTE Academic that they have chosen; null: that of this installation. */
    academicFormat: formatIdSchema.nullable(),
  }),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/users/currentUser',
  tag: 'account',
  access: 'learner',
  statuses: [200],
  summary: 'The signed-in learner',
  response: currentUserSchema,
})

/** Where each kind of question is counted alone, which one; without it, as many as the kind with the most left has. */
const remainingQuery = z.object({ taskId: taskIdSchema.optional() })
const remainingSchema = z.object({
  /** Free AI scorings left; null when there is no limit (premium). */
  remaining: z.number().int().nullable(),
  limit: z.number().int(),
})

export const getRemainingAi = endpoint({
  method: 'GET',
  path: '/api/users/remainingAI',
  tag: 'ai-credits',
  access: 'learner',
  statuses: [200],
  summary: 'AI submissions left',
  query: remainingQuery,
  response: remainingSchema,
})

export const getRemainingSettings = endpoint({
  method: 'GET',
  path: '/api/settings/remaining',
  tag: 'ai-credits',
  access: 'learner',
  statuses: [200],
  summary: 'AI submissions left',
  query: remainingQuery,
  response: remainingSchema,
})

export const getConfigs = endpoint({
  method: 'GET',
  path: '/api/configs',
  tag: 'configs',
  access: 'public',
  statuses: [200],
  summary: 'What this installation can do',
  response: z.object({
    identity: z.object({ issuer: z.string(), clientId: z.string(), isEmbedded: z.boolean() }),
    hasDemo: z.boolean(),
    freeAiSubmissions: z.number().int(),
    /** Whether they are given once or on each day of the learner's, and whether each kind of question has as many. */
    freeAiPeriod: z.enum(['lifetime', 'day']),
    isFreeAiPerKind: z.boolean(),
    /** Whether this installation writes down what is said in open speech by itself. */
    hasTranscriber: z.boolean(),
    /** Whether this installation has a service that translates. */
    hasTranslator: z.boolean(),
    /** Codes of languages in which the words and sentences of its own questions are at hand without a service. */
    builtInLanguages: z.array(z.string()),
    /** Whether written answers are sent to a service outside this installation to be judged. */
    sendsWriting: z.boolean(),
    formats: z.record(examVariantSchema, formatIdSchema),
    /** Formats of PTE Academic that a learner may choose in place of that one. */
    offeredFormats: z.array(formatIdSchema).readonly(),
    /** The ways to pay; none where nothing can be bought. */
    gateways: z.array(paymentGatewaySchema),
  }),
})
