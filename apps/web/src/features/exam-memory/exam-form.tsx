import type { Country } from '@rehearsal/contracts/countries'
import { SIGHTING_MAX_CHARACTERS } from '@rehearsal/contracts/predictions'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { ChipRadioGroup } from '@rehearsal/ui/chip-group'
import { Select } from '@rehearsal/ui/select'
import { TextArea } from '@rehearsal/ui/text-area'
import { TextField } from '@rehearsal/ui/text-field'
import type { FormEvent } from 'react'
import { t } from './messages.ts'
import type { ExamReporting } from './use-exam-report.ts'

type Props = {
  id: string
  report: ExamReporting
  countries: readonly Country[]
  /** The exams that have the question. */
  variants: readonly ExamVariant[]
}

/** When, where and which exam: all three are required; and what one may add. */
export function ExamForm({ id, report, countries, variants }: Props) {
  const { wish, change, days } = report
  const submit = (event: FormEvent) => {
    event.preventDefault()
    report.send()
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid items-start gap-5 sheet:grid-cols-2">
        <TextField
          label={t('required', { label: t('date') })}
          type="date"
          min={days.first}
          max={days.last}
          value={wish.date}
          onChange={({ target }) => change({ date: target.value })}
          error={report.isDayWrong ? t('dateWrong') : undefined}
        />
        <Select
          label={t('required', { label: t('country') })}
          options={countries.map(({ id: value, value: label }) => ({ value, label }))}
          value={wish.country}
          onChange={(country) => change({ country })}
          placeholder={t('chooseCountry')}
        />
      </div>
      <ChipRadioGroup
        label={t('required', { label: t('examType') })}
        options={variants.map((value) => ({ value, label: t(`exam_${value}`) }))}
        value={wish.pteType}
        onChange={(pteType) => change({ pteType })}
      />
      <TextArea
        label={t('description')}
        description={t('descriptionAdvice')}
        dir="auto"
        minRows={3}
        maxRows={8}
        maxLength={SIGHTING_MAX_CHARACTERS}
        value={wish.description}
        onChange={({ target }) => change({ description: target.value })}
        counter={{
          count: wish.description.length,
          max: SIGHTING_MAX_CHARACTERS,
          countLabel: (count) => t('characters', { count }),
          limitLabel: (max) => t('characterLimit', { max }),
        }}
      />
    </form>
  )
}
