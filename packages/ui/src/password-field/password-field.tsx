import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

type Props = Omit<TextFieldProps, 'type' | 'end'> & { showLabel: string; hideLabel: string }

/** A password that can be shown while it is typed. */
export function PasswordField({ showLabel, hideLabel, ...field }: Props) {
  const [isShown, setIsShown] = useState(false)
  const toggle = (
    <IconButton
      label={isShown ? hideLabel : showLabel}
      icon={isShown ? <EyeOff size={17} aria-hidden /> : <Eye size={17} aria-hidden />}
      size="small"
      hasTooltip={false}
      onClick={() => setIsShown(!isShown)}
    />
  )
  return (
    <TextField autoCapitalize="none" spellCheck={false} {...field} type={isShown ? 'text' : 'password'} end={toggle} />
  )
}
