import { emailSchema, nicknameSchema, passwordSchema } from '@rehearsal/contracts/sign-in'
import { t } from './messages.ts'

/** What is wrong with an e-mail address as typed, or nothing. */
export const emailError = (value: string): string | undefined =>
  emailSchema.safeParse(value.trim()).success ? undefined : t('emailInvalid')

/** What is wrong with a new password, or nothing. */
export function passwordError(value: string): string | undefined {
  if (passwordSchema.safeParse(value).success) return undefined
  return value.length < 8 ? t('passwordTooShort') : t('tooLong')
}

export function nicknameError(value: string): string | undefined {
  if (nicknameSchema.safeParse(value).success) return undefined
  return value.trim() === '' ? t('nicknameMissing') : t('tooLong')
}
