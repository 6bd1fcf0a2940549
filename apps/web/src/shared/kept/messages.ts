import { translator } from '../i18n/translator.ts'

export const t = translator({
  nothingKept: 'This browser keeps nothing',
  nothingKeptAdvice: 'What you write or record here is gone once you close this page. Send or save it before you do.',
  otherIsNewer: 'Another tab has a newer text here. Both are kept.',
  otherIsThere: 'There is another text of yours here, from another tab or an earlier visit. Both are kept.',
  otherText: 'The other text',
  showOther: 'Look at it',
  hideOther: 'Hide it',
  takeOther: 'Go on with it',
  dropOther: 'Throw it away',
})
