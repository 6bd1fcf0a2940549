import { type Mark, markSchema } from '@rehearsal/exam/codes'
import { Select } from '@rehearsal/ui/select'
import { t } from '../messages.ts'

type Props = {
  label: string
  mark: Mark
  isDisabled: boolean
  onChange: (mark: Mark) => void
}

const marks: readonly Mark[] = ['UNMARK', ...markSchema.exclude(['UNMARK']).options]

/** How hard a kept word is; its label is for screen readers. */
export function MarkSelect({ label, mark, isDisabled, onChange }: Props) {
  return (
    <Select
      label={label}
      hasLabelHidden
      size="small"
      options={marks.map((value) => ({ value, label: t(`mark_${value}`) }))}
      value={mark}
      disabled={isDisabled}
      onChange={onChange}
    />
  )
}
