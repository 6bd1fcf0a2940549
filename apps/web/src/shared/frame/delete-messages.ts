import { texts } from '@rehearsal/contracts/texts'
import { translator } from '../i18n/translator.ts'

/** Apart from the frame's other texts, which are in the start chunk. */
const messages = {
  sure: texts.deleteConfirmation,
  delete: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
} as const

export const t = translator(messages)
