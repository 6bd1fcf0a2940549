import { texts } from '@rehearsal/contracts/texts'
import { translator } from '../../shared/i18n/translator.ts'

export const t = translator({
  report: 'Report',
  reportQuestion: 'Report a question',
  reportComment: 'Report a comment',
  reportReply: 'Report a reply',
  reportAnswer: 'Report an answer',
  reportCommentOf: 'Report the comment of {name}',
  reportReplyOf: 'Report the reply of {name}',
  reportAnswerOf: 'Report the answer of {name}',
  questionAdvice: 'A wrong answer key, a recording that cannot be heard, a typing mistake …',
  postAdvice: 'Spam, an insult, something that is not true … Its author does not learn who reported it.',
  description: 'What is wrong?',
  characters: { one: '{count} character', other: '{count} characters' },
  atMost: 'at most {max}',
  submit: 'Submit',
  cancel: 'Cancel',
  close: 'Close',
  reported: texts.reported,
  failed: texts.noteOrReportFailed,
})
