import { translator } from '../i18n/translator.ts'

export const t = translator({
  nothingKept: 'This browser keeps nothing',
  nothingKeptAdvice: 'What you write or record here is gone once you close this page. Send or save it before you do.',
})
