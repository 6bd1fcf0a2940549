import { TextField } from '@rehearsal/ui/text-field'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { emailError } from './fields.ts'
import { t } from './messages.ts'

/** For `register`: an address that can be one. */
export const emailRule = { validate: (value: string) => emailError(value) ?? true }

type Props = UseFormRegisterReturn & { error: string | undefined }

/** The e-mail address that an account goes by: `<EmailField error={…} {...register('email', emailRule)} />`. */
export function EmailField(props: Props) {
  return <TextField label={t('email')} type="email" autoComplete="username" {...props} />
}
