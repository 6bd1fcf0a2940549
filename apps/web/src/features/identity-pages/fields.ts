import { emailSchema, nicknameSchema, passwordSchema } from '@rehearsal/contracts/sign-in'
import type { z } from 'zod'
import { t } from './messages.ts'

/** What is wrong with an e-mail address as typed, or nothing. */
export const emailError = (value: string): string | undefined =>
  emailSchema.safeParse(value.trim()).success ? undefined : t('emailInvalid')

/** What is wrong with a new password, or nothing. */
export const passwordError = (value: string): string | undefined =>
  lengthError(passwordSchema, value, t('passwordTooShort'))

export const nicknameError = (value: string): string | undefined =>
  lengthError(nicknameSchema, value, t('nicknameMissing'))

/** As the schema measures it: accents may be typed as letters of their own, and some letters are seen by nobody. */
function lengthError(schema: z.ZodType, value: string, tooShort: string): string | undefined {
  const { error } = schema.safeParse(value)
  if (error === undefined) return undefined
  return error.issues.some(({ code }) => code === 'too_small') ? tooShort : t('tooLong')
}
