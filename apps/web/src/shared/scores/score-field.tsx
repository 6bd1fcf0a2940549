import { TextField } from '@rehearsal/ui/text-field'
import { useState } from 'react'
import { t } from './messages.ts'

/** Three digits, and the marks that nobody sees which come with pasted ones. */
const LONGEST = 6

type Props = {
  label: string
  typed: string
  onChange: (typed: string) => void
  /** What is wrong with what is typed. Half a number is no mistake yet: it is told when the field is left. */
  mistake: string | undefined
  /** Told at once. */
  error: string | undefined
  /** It was tried to save: the mistake is told also before the field was entered. */
  isTried?: boolean
  isRequired?: boolean
}

/** One score of the exam. */
export function ScoreField({ label, typed, onChange, mistake, error, isTried = false, isRequired = false }: Props) {
  const [isLeft, setIsLeft] = useState(false)
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => onChange(target.value)}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
      error={(isLeft || isTried ? mistake : undefined) ?? error}
      placeholder={t('range')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={LONGEST}
      isRequired={isRequired}
      className="num"
    />
  )
}
