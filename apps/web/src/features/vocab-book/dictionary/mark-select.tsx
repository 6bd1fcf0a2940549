import { type Mark, markSchema } from '@rehearsal/exam/codes'
import { Select } from '@rehearsal/ui/select'
import { t } from '../messages.ts'

type Props = {
  label: string
  hasLabelHidden?: boolean
  mark: Mark
  isDisabled: boolean
  onChange: (mark: Mark) => void
}

const marks: readonly Mark[] = ['UNMARK', ...markSchema.exclude(['UNMARK']).options]

/** How hard a kept word is. */
export function MarkSelect({ label, hasLabelHidden = false, mark, isDisabled, onChange }: Props) {
  return (
    <Select
      label={label}
      hasLabelHidden={hasLabelHidden}
      size="small"
      options={marks.map((value) => ({ value, label: t(`mark_${value}`) }))}
      value={mark}
      disabled={isDisabled}
      onChange={onChange}
    />
  )
}
