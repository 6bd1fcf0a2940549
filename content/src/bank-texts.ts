import type { PackMedia } from './pack.ts'
import { textsOf } from './texts-of.ts'

/** A bank of questions, as far as it is read and heard. */
export type ReadBank = {
  questions: readonly { title: string; prompt: unknown; answerKey: unknown }[]
  media: readonly PackMedia[]
}

/** Every text of the built bank that somebody reads or hears: ids, and the stems that key points are found by, are none. */
export function bankTexts({ questions, media }: ReadBank): string[] {
  const documents = questions.flatMap(({ title, prompt, answerKey }) => [title, prompt, answerKey])
  const scripts = media.flatMap((item) => (item.kind === 'speech' ? item.script.turns.map(({ text }) => text) : []))
  return [
    ...documents
      .flatMap((document) => textsOf(document))
      .filter(isRead)
      .map(({ text }) => text),
    ...scripts,
  ]
}

/** Ids of media and of choices stand among the texts of a prompt: they are no words. */
const isRead = ({ field, text }: { field: string; text: string }) =>
  !/(?:^|\.)(?:cues|id|audio|image)\b/u.test(field) && !/^[0-9a-f]{32}$|^[A-Z]+(?:_[A-Z]+)+$/u.test(text)
