import { translator } from '../i18n/translator.ts'

/** Apart from the frame's other texts, which are in the start chunk. */
const messages = {
  page: 'Page',
  ofPages: 'of {total}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
} as const

export const t = translator(messages)
