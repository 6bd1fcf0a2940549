import { TextField } from '@rehearsal/ui/text-field'
import { t } from './messages.ts'

type Props = { value: string; onChange: (email: string) => void; error: string | undefined }

/** The e-mail address that an account goes by. */
export function EmailField({ value, onChange, error }: Props) {
  return (
    <TextField
      label={t('email')}
      type="email"
      name="email"
      autoComplete="username"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  )
}
