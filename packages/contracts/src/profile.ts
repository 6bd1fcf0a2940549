import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { z } from 'zod'
import { currentUserSchema, languageCodeSchema, timeZoneSchema } from './account.ts'
import { nicknameSchema, visible } from './sign-in.ts'
import { countryCodeSchema } from './countries.ts'
import { endpoint } from './endpoint.ts'

/** A name for addresses and lists, kept as it is compared: letters, figures and single marks between them. */
export const usernameSchema = z
  .string()
  .overwrite(comparableTyped)
  .min(3, 'Use at least 3 characters')
  .max(50)
  .regex(
    /^[\p{L}\p{M}\p{N}]+(?:[._-][\p{L}\p{M}\p{N}]+)*$/u,
    'Use letters, figures, and single dots, dashes or underscores between them',
  )
/** What stands in the circle instead of a picture. */
export const initialsSchema = z
  .string()
  .overwrite(visible)
  .regex(/^(?:[\p{L}\p{N}]\p{M}*){1,2}$/u, 'Use one or two letters')

export const patchProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  tag: 'account',
  access: 'learner',
  statuses: [200],
  summary: 'Change my names, initials, translation language, country, time zone or format of PTE Academic',
  body: z.strictObject({
    nickname: nicknameSchema.optional(),
    username: usernameSchema.optional(),
    initials: initialsSchema.nullable().optional(),
    language: languageCodeSchema.nullable().optional(),
    country: countryCodeSchema.nullable().optional(),
    timeZone: timeZoneSchema.optional(),
    academicFormat: formatIdSchema.nullable().optional(),
  }),
  response: currentUserSchema,
})

export const listLanguages = endpoint({
  method: 'GET',
  path: '/api/profile/languages',
  tag: 'account',
  access: 'learner',
  statuses: [200],
  summary: 'The languages that a profile can have, names by code, in the order of the names',
  response: z.record(z.string(), z.string()),
})

export const listTimeZones = endpoint({
  method: 'GET',
  path: '/api/profile/timeZones',
  tag: 'account',
  access: 'learner',
  statuses: [200],
  summary: 'The time zones by their IANA names, with how far each is from UTC today',
  response: z.array(z.object({ id: z.string(), value: z.string() })),
})
