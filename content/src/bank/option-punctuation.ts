import type { Problem } from '../problem.ts'
import type { BankQuestion } from './bank-question.ts'

const ENDS = /[.?!]["”’]?$/u
/** A purpose, a way, or the rest of a sentence. */
const FRAGMENT = /^(?:\p{Ll}|(?:To|By|In order to)\s)/u
/** A subject, or a text of two sentences. */
const SENTENCE = /^(?:He|I|It|She|There|They|We|You)\s|[.?!]\s+\p{Lu}/u

/** The options of one question are all sentences, with a full stop, or all fragments, without: the end of one tells nothing. */
export function checkOptionPunctuation(questions: readonly BankQuestion[]): Problem[] {
  return questions.flatMap(({ file, facts: { options = [] } }) => {
    const texts = options.map(({ text }) => text)
    const stops = texts.filter((text) => ENDS.test(text)).length
    const messages = [
      ...(stops > 0 && stops < texts.length ? ['end some with a full stop and some without: end all alike'] : []),
      ...(texts.some((text) => ENDS.test(text) && FRAGMENT.test(text))
        ? ['have a fragment that ends like a sentence']
        : []),
      ...(texts.some((text) => !ENDS.test(text) && SENTENCE.test(text))
        ? ['have a sentence without its full stop']
        : []),
    ]
    return messages.map((message) => ({ file, field: 'options', message }))
  })
}
