import { z } from 'zod'
import { checkTitleTellsNothing, checkWordCount } from '../checks.ts'
import { authoredText, commonSourceSchema, kindOf, voiceSchema } from './kind.ts'
import { checkSpoken, spokenSubject } from './parts.ts'

/** A spoken `question` and its `accepted` answers, the one that is shown first; that one is said, too, by a woman and a man in turn. */
export const answerShortQuestion = kindOf({
  source: commonSourceSchema.extend({
    question: authoredText,
    voice: voiceSchema,
    accepted: z.array(authoredText).min(1).max(8),
  }),
  check: ({ title, question, accepted }, knowsWord) => [
    ...checkSpoken('question', question, { words: { min: 7, max: 22 }, seconds: { min: 3, max: 9 } }, knowsWord),
    ...accepted.flatMap((answer, i) => [
      ...checkWordCount(`accepted.${i}`, answer, { min: 1, max: 4 }),
      ...checkTitleTellsNothing(title, answer),
    ]),
  ],
  facts: ({ question, accepted }) => ({
    ...spokenSubject('question', question),
    isHardByTask: true,
    asked: { field: 'accepted', words: accepted, shown: '' },
  }),
  convert: ({ id, question, voice, accepted }, media) => ({
    prompt: { audio: media.speak({ turns: [{ voice, text: question }] }) },
    answerKey: {
      question,
      accepted,
      modelAudio: media.speak({ turns: [{ voice: id % 2 === 0 ? 'rms' : 'slt', text: accepted[0] ?? '' }] }),
    },
    searchTexts: [question],
  }),
})
