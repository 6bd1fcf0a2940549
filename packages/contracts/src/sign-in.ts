import { subscriptionStatusSchema } from '@rehearsal/exam/codes'
import { defaultExamVariant, examVariantSchema } from '@rehearsal/exam/exam-variant'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { z } from 'zod'
import { timeZoneSchema } from './account.ts'
import { endpoint } from './endpoint.ts'
import { plainTextOf } from './plain-text.ts'
import { noContentSchema } from './wire.ts'

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
  .refine((typed) => typed.normalize('NFC').length <= PASSWORD_MAX_CHARACTERS, {
    error: 'This is longer than any password',
    params: { code: 'too_big' },
  })
/** One line as others see it: nothing invisible but the joiners that some scripts write with, and nothing that turns the line round. */
export const visible = (text: string): string => plainTextOf(text.replaceAll(/\s+/gu, ' '))
export const nicknameSchema = z.string().overwrite(visible).min(1, 'Choose a name').max(40)
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
