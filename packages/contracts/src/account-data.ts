import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { presentPasswordSchema } from './sign-in.ts'
import { instantSchema } from './wire.ts'

const tag = 'account'

export const startExport = endpoint({
  method: 'POST',
  path: '/api/account/exports',
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Addresses, each good once and for ten minutes, from which the browser downloads all my data as zip files',
  response: z.object({
    /** One, or several where there are gigabytes of recordings. */
    files: z.array(z.object({ url: z.string(), bytes: z.number().int() })).min(1),
    expiresAt: instantSchema,
  }),
})

/** How long a deleted account can be had back. */
export const DELETION_GRACE_DAYS = 14

const deletionSchema = z.object({
  /** When everything goes; null while the account stays. */
  deleteAfter: instantSchema.nullable(),
})

export const askForDeletion = endpoint({
  method: 'PUT',
  path: '/api/account/deletion',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Delete my account in 14 days; signs out everywhere at once',
  body: z.strictObject({
    /** Of those who have one here. */
    password: presentPasswordSchema.optional(),
    /** Of those who sign in elsewhere: their own, to show that they mean it. */
    nickname: z.string().max(200).optional(),
  }),
  response: deletionSchema,
})

export const keepAccount = endpoint({
  method: 'DELETE',
  path: '/api/account/deletion',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Take the deletion of my account back',
  response: deletionSchema,
})
