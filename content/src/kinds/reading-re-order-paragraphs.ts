import { z } from 'zod'
import { checkWordCount } from '../checks.ts'
import { checkParagraphLinks } from '../paragraph-links.ts'
import { shuffledOrder } from '../shuffle.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { readSubject } from './parts.ts'

const WORDS = { min: 40, max: 150 }
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** `paragraphs` stand in the right order in the file. They are lettered after shuffling, so that no id tells its place. */
export const reOrderParagraphs = kindOf({
  source: commonSourceSchema.extend({
    paragraphs: z
      .array(authoredText)
      .min(4)
      .max(LETTERS.length)
      .refine((texts) => new Set(texts).size === texts.length, 'no two paragraphs may be the same'),
  }),
  check: ({ paragraphs }) => [
    ...checkWordCount('paragraphs', paragraphs.join(' '), WORDS),
    ...checkParagraphLinks(paragraphs),
  ],
  facts: ({ paragraphs }) => readSubject('paragraphs', paragraphs.join(' ')),
  convert: ({ id, paragraphs }) => {
    const shown = shuffledOrder(id, paragraphs.length).map((place, index) => ({
      place,
      paragraph: { id: LETTERS[index] ?? '', text: paragraphs[place] ?? '' },
    }))
    const inOrder = shown.toSorted((one, other) => one.place - other.place)
    return {
      prompt: { paragraphs: shown.map(({ paragraph }) => paragraph) },
      answerKey: { order: inOrder.map(({ paragraph }) => paragraph.id) },
      searchTexts: shown.map(({ paragraph }) => paragraph.text),
    }
  },
})
