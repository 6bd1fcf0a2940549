import { engineOf } from '../../../estimate/marking.ts'
import type { FormatId } from '../../../formats/format-ids.ts'
import { itemMaximum } from '../../../formats/item-maxima.ts'
import type { FormId } from '../../forms.ts'
import { planForm } from '../../plan-form.ts'
import type { ReportItem } from '../report-item.ts'

/** The items of a form, scored with all marks of their kinds; each with what is given for its place instead. */
export function itemsOf(
  format: FormatId,
  form: FormId,
  itemAt: (position: number) => Partial<ReportItem> & { share?: number },
) {
  return planForm(format, form, () => 0)
    .flatMap((kind) => Array.from({ length: kind.count }, () => kind))
    .map(({ part, taskId }, position): ReportItem => {
      const { share = 1, ...given } = itemAt(position)
      const max = itemMaximum(format, taskId)
      const standardError = engineOf(format, taskId) === null ? null : 0.08 * max
      return {
        part,
        taskId,
        position,
        wasSeen: false,
        outcome: 'answered',
        state: 'scored',
        marks: { earned: share * max, max, standardError, traits: [] },
        engine: null,
        ...given,
      }
    })
}
