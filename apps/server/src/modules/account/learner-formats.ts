import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { type FormatId, formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import type { Config } from '../../platform/config.ts'

type Offer = Pick<Config, 'formats' | 'offeredFormats'>

/** Whether a learner of this installation may choose a format. */
export const isOffered = ({ formats, offeredFormats }: Offer, format: FormatId): boolean =>
  format === formats.ACADEMIC || offeredFormats.includes(format)

/** The format that a learner has chosen, where it is still offered. */
export function chosenFormat(offer: Offer, stored: string | null): FormatId | null {
  const { data } = formatIdSchema.safeParse(stored)
  return data !== undefined && isOffered(offer, data) ? data : null
}

/** The format of each exam that a learner practises: the chosen one, or the installation's. */
export function formatsOf(offer: Offer, stored: string | null): Readonly<Record<ExamVariant, FormatId>> {
  const chosen = chosenFormat(offer, stored)
  return chosen === null ? offer.formats : { ...offer.formats, ACADEMIC: chosen }
}
