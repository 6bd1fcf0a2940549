import { countWords } from '@rehearsal/exam/count-words'
import { z } from 'zod'
import { issueOf } from '../../key-issues.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask } from '../../task.ts'
import { writtenSubmission } from '../../written-answer.ts'
import { writeFromDictationFace } from './face.ts'

/** Of these are the words that marking counts; this side of the wall it cannot be asked. */
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u

export const writeFromDictation = defineTask({
  ...writeFromDictationFace,
  /** `audio` is the media id of the spoken sentence. */
  prompt: z.object({ audio: z.string() }),
  answerKey: z.object({ sentence: z.string().min(1), ...keyExtras }),
  submission: writtenSubmission,
  answer: writtenSubmission,
  check: (_prompt, { answer }) =>
    countWords(answer) === 0 ? [{ path: 'answer', code: 'empty', message: 'Type the sentence first.' }] : null,
  checkKey: (_prompt, { sentence }) =>
    WORD_CHARACTER.test(sentence)
      ? null
      : [issueOf('answerKey.sentence', 'no_words', 'A sentence has at least one word to type.')],
  recordings: [{ at: 'prompt.audio', textOf: (_prompt, key) => key.sentence }],
})
