import { TextField } from '@rehearsal/ui/text-field'
import { useState } from 'react'
import { t } from './messages.ts'
import { isScoreRight } from './target-draft.ts'

type Props = {
  label: string
  typed: string
  onChange: (typed: string) => void
  error: string | undefined
  isTried: boolean
}

/** One score to reach. Half a number is no mistake yet: it is told when the field is left. */
export function ScoreField({ label, typed, onChange, error, isTried }: Props) {
  const [isLeft, setIsLeft] = useState(false)
  const isWrong = (isLeft || isTried) && !isScoreRight(typed)
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => onChange(target.value)}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
      error={isWrong ? t('scoreWrong') : error}
      placeholder={t('scoreRange')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      className="num"
    />
  )
}
