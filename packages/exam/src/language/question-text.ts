import { z } from 'zod'
import { sentencesOf } from './sentences-of.ts'

const textSchema = z.object({ text: z.string() })

/** What questions are written with, whatever their kind. Fields that are not named here, such as media, are no text. */
const promptSchema = z.object({
  passage: z.string(),
  text: z.string(),
  topic: z.string(),
  situation: z.string(),
  points: z.array(z.string()),
  paragraphs: z.array(textSchema),
  /** A text with gaps between its parts. */
  parts: z.array(z.string()),
  /** A printed text word by word; beside `parts` a box of single words, which a dictionary serves better. */
  words: z.array(z.string()),
  question: z.string(),
  options: z.array(textSchema),
})

/** What is said in a recording, and what a picture shows. */
const revealedSchema = z.object({
  transcript: z.string(),
  /** What several people say, one after the other. */
  turns: z.array(textSchema),
  sentence: z.string(),
  question: z.string(),
  description: z.string(),
})

const GAP = '____'

/** A question as a learner meets it: what is printed, and what its answer reveals once it may be seen. */
export type MetQuestion = { prompt: unknown; revealed: unknown }

/**
 * The texts of a question as the learner may read them now (specification §2.7), one for each paragraph: what is
 * printed, and what is said or drawn once its answer is shown. Keys, explanations and model replies are never among them.
 */
export function questionText({ prompt, revealed }: MetQuestion, isAnswerShown: boolean): string[] {
  const given = promptSchema.partial().parse(prompt)
  const said = isAnswerShown && revealed !== null ? revealedSchema.partial().parse(revealed) : {}
  const texts = [
    given.passage,
    given.text,
    given.topic,
    given.situation,
    ...(given.points ?? []),
    ...textsOf(given.paragraphs),
    given.parts === undefined ? given.words?.join(' ') : given.parts.join(GAP),
    given.question,
    ...textsOf(given.options),
    said.transcript,
    ...textsOf(said.turns),
    said.sentence,
    said.question,
    said.description,
  ]
  return texts.flatMap((text) => (text === undefined ? [] : text.split('\n'))).filter((text) => text.trim() !== '')
}

/** Every sentence that a learner can ever have translated of a question, once, in the order of the page. */
export function allSentencesOf(question: MetQuestion): string[] {
  return [...new Set(questionText(question, true).flatMap(sentencesOf))]
}

const textsOf = (list: readonly { text: string }[] = []) => list.map(({ text }) => text)
