import { z } from 'zod'
import { emailSchema, passwordSchema, presentPasswordSchema } from './sign-in.ts'
import { endpoint } from './endpoint.ts'
import { flagSchema, instantSchema, noContentSchema } from './wire.ts'

const tag = 'account'

export const emailChangeSchema = z.object({
  /** The new address, until its link is opened; null where no change is under way. */
  pendingEmail: z.string().nullable(),
  expiresAt: instantSchema.nullable(),
})
export type EmailChange = z.infer<typeof emailChangeSchema>

export const getEmailChange = endpoint({
  method: 'GET',
  path: '/api/account/email-change',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'The address that I want to sign in with, while its link has not been opened',
  response: emailChangeSchema,
})

export const startEmailChange = endpoint({
  method: 'PUT',
  path: '/api/account/email-change',
  tag,
  access: 'learner',
  statuses: [202],
  summary: 'Mail a link to a new address; says the same whether or not another account has it',
  body: z.strictObject({ email: emailSchema, password: presentPasswordSchema }),
  response: emailChangeSchema,
})

export const withdrawEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/account/email-change',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Keep the address that I have; an open link is worthless then',
  response: noContentSchema,
})

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-changes/{token}',
  tag,
  access: 'public',
  statuses: [204],
  summary: 'Change the address with the link from the e-mail',
  params: z.object({ token: z.string().regex(/^[\w-]{20,100}$/u) }),
  response: noContentSchema,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Set a new password; signs out everywhere but here',
  body: z.strictObject({ password: presentPasswordSchema, newPassword: passwordSchema }),
  response: noContentSchema,
})

/** A browser that is signed in. */
export const signedInSessionSchema = z.object({
  id: z.string(),
  /** Such as `Firefox on Windows`; empty where the browser did not say. */
  device: z.string(),
  signedInAt: instantSchema,
  /** When it last asked for a fresh token, about every ten minutes while it is used. */
  lastUsedAt: instantSchema,
  isCurrent: z.boolean(),
})
export type SignedInSession = z.infer<typeof signedInSessionSchema>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Where I am signed in, this browser first, then the one used last',
  response: z.array(signedInSessionSchema),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/{id}',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Sign out one browser at once',
  params: z.object({ id: z.string().regex(/^[\w-]{8,64}$/u) }),
  response: noContentSchema,
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Sign out everywhere at once, or everywhere but here',
  query: z.object({ keepsThis: flagSchema.default(false) }),
  response: noContentSchema,
})
