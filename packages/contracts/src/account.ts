import { subscriptionStatusSchema } from '@rehearsal/exam/codes'
import { defaultExamVariant, examVariantSchema } from '@rehearsal/exam/exam-variant'
import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { paymentGatewaySchema } from './payment-gateway.ts'
import { plainTextOf } from './plain-text.ts'
import { instantSchema, noContentSchema } from './wire.ts'

/** An address is the same however its letters were typed: it is kept as it is compared, but for upper and lower case. */
export const emailSchema = z
  .string()
  .overwrite((typed) => normalizeTyped(typed).trim())
  .pipe(z.email().max(254))
const PASSWORD_MAX_CHARACTERS = 200
/** At least eight characters, no rules of composition (ASVS 6.2), in Unicode's NFC: keyboards write é in two ways. */
export const passwordSchema = z
  .string()
  .normalize('NFC')
  .min(8, 'Use at least 8 characters')
  .max(PASSWORD_MAX_CHARACTERS)
/**
 * As it is typed to prove who one is: rules of new passwords may be younger than it, and it may have been hashed before passwords
 * were in NFC.
 */
export const presentPasswordSchema = z
  .string()
  .min(1, 'Enter your password')
  .refine((typed) => typed.normalize('NFC').length <= PASSWORD_MAX_CHARACTERS, 'This is longer than any password')
/** One line as others see it: nothing invisible but the joiners that some scripts write with, and nothing that turns the line round. */
export const visible = (text: string): string => plainTextOf(text.replaceAll(/\s+/gu, ' '))
export const nicknameSchema = z.string().overwrite(visible).min(1, 'Choose a name').max(40)
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
  profile: z.object({
    /** The same as above: the specification reads it in both places (§3, §7.3). */
    email: z.string(),
    language: z.string().nullable(),
    timeZone: z.string(),
    /** ISO 3166 code of two letters. */
    country: z.string().nullable(),
    /** Shown instead of those of the name. */
    initials: z.string().nullable(),
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
    /** Whether this installation translates by itself. */
    hasTranslator: z.boolean(),
    /** Whether written answers are sent to a service outside this installation to be judged. */
    sendsWriting: z.boolean(),
    formats: z.record(examVariantSchema, formatIdSchema),
    /** The ways to pay; none where nothing can be bought. */
    gateways: z.array(paymentGatewaySchema),
  }),
})

const interactionParams = z.object({ uid: z.string().regex(/^[\w-]{10,64}$/u) })
const interactionDoneSchema = z.object({ location: z.string() })

export const getInteraction = endpoint({
  method: 'GET',
  path: '/api/interactions/{uid}',
  tag: 'identity',
  access: 'public',
  statuses: [200],
  summary: 'What the sign-in page is asked for',
  params: interactionParams,
  response: z.object({ prompt: z.string(), hasDemo: z.boolean() }),
})

export const completeInteraction = endpoint({
  method: 'POST',
  path: '/api/interactions/{uid}',
  tag: 'identity',
  access: 'public',
  statuses: [200],
  summary: 'Sign in, sign up or try the demo; the page then follows the returned location',
  params: interactionParams,
  body: z.strictObject({
    action: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('sign-in'), email: emailSchema, password: presentPasswordSchema }),
      z.strictObject({
        kind: z.literal('sign-up'),
        email: emailSchema,
        password: passwordSchema,
        nickname: nicknameSchema,
        timeZone: timeZoneSchema,
        /** The exam that the learner prepares for (specification §2.3). */
        examVariant: examVariantSchema.default(defaultExamVariant),
      }),
      z.strictObject({ kind: z.literal('demo'), status: subscriptionStatusSchema, timeZone: timeZoneSchema }),
    ]),
  }),
  response: interactionDoneSchema,
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-resets',
  tag: 'identity',
  access: 'public',
  statuses: [202],
  summary: 'Send a link to set a new password; says the same whether or not the account exists',
  body: z.strictObject({ email: emailSchema }),
  response: z.object({ isSent: z.boolean() }),
})

const resetParams = z.object({ token: z.string().regex(/^[\w-]{20,100}$/u) })

export const lookAtPasswordReset = endpoint({
  method: 'GET',
  path: '/api/password-resets/{token}',
  tag: 'identity',
  access: 'public',
  statuses: [204],
  summary: 'Whether the link from the e-mail can still set a new password; uses nothing up',
  params: resetParams,
  response: noContentSchema,
})

export const completePasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-resets/{token}',
  tag: 'identity',
  access: 'public',
  statuses: [204],
  summary: 'Set a new password with the link from the e-mail',
  params: resetParams,
  body: z.strictObject({ password: passwordSchema }),
  response: noContentSchema,
})
