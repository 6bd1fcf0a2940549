import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { type MockScoreName, mockScoreNames } from '@rehearsal/contracts/study-plan'
import { RadioGroup } from '@rehearsal/ui/radio-group'
import { TextField } from '@rehearsal/ui/text-field'
import { useState } from 'react'
import { t } from '../messages.ts'
import { isMockScoreRight, type WizardDraft } from './wizard-draft.ts'

type Props = {
  draft: Pick<WizardDraft, 'hasMock' | 'scores'>
  onChange: (changes: Partial<WizardDraft>) => void
  issues: readonly ErrorIssue[]
}

const answers = ['no', 'yes'] as const
type Answer = (typeof answers)[number]

/** Whether a mock test decides, and its five scores. */
export function MockStep({ draft: { hasMock, scores }, onChange, issues }: Props) {
  const options = answers.map((answer) => ({ value: answer, label: t(answer === 'yes' ? 'mockYes' : 'mockNo') }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RadioGroup<Answer>
        label={t('mockQuestion')}
        variant="card"
        options={options}
        value={hasMock ? 'yes' : 'no'}
        onChange={(answer) => onChange({ hasMock: answer === 'yes' })}
      />
      {hasMock ? (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">{t('mockScores')}</legend>
          <div className="grid grid-cols-2 items-start gap-3 sheet:grid-cols-3">
            {mockScoreNames.map((name) => (
              <MockScoreField
                key={name}
                name={name}
                typed={scores[name]}
                onChange={(typed) => onChange({ scores: { ...scores, [name]: typed } })}
                error={issues.find(({ field }) => field === name)?.defaultMessage}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
    </div>
  )
}

type FieldProps = {
  name: MockScoreName
  typed: string
  onChange: (typed: string) => void
  error: string | undefined
}

/** One score. Half a number is no mistake yet: it is told when the field is left. */
function MockScoreField({ name, typed, onChange, error }: FieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const isWrong = isLeft && typed !== '' && !isMockScoreRight(typed)
  return (
    <TextField
      label={t(name)}
      value={typed}
      onChange={({ target }) => onChange(target.value)}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
      error={isWrong ? t('scoreWrong') : error}
      placeholder={t('scoreRange')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      isRequired
      className="num"
    />
  )
}
