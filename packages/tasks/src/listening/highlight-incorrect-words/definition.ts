import { z } from 'zod'
import { issueOf, nullIfNone, tokensOf } from '../../key-issues.ts'
import { keyExtras } from '../../key-extras.ts'
import { defineTask, type Issue } from '../../task.ts'
import { highlightIncorrectWordsFace } from './face.ts'

/** Places of the chosen words, counted from 0. */
const pickedWordsSubmission = z.object({
  answers: z
    .array(z.number().int().nonnegative().max(1000))
    .max(200)
    .refine((places) => new Set(places).size === places.length, 'Choose each word once'),
})

type DifferencesKey = { differences: readonly { place: number; spoken: string }[]; transcript: string }

/** As many words are printed as said, and exactly the named places differ. */
function checkDifferences(words: readonly string[], { differences, transcript }: DifferencesKey): Issue[] | null {
  const said = tokensOf(transcript)
  if (said.length !== words.length) {
    const message = `This has ${said.length} words, and ${words.length} are printed.`
    return [issueOf('answerKey.transcript', 'other_length', message)]
  }
  const places = differences.map(({ place }) => place)
  const named = differences.flatMap(({ place, spoken }, i): Issue[] => {
    const at = `answerKey.differences.${i}`
    if (place >= words.length) return [issueOf(`${at}.place`, 'unknown', 'No word is printed there; count from 0.')]
    if (places.indexOf(place) < i) return [issueOf(`${at}.place`, 'duplicate', 'This place is named already.')]
    if (said[place] === words[place]) return [issueOf(`${at}.place`, 'no_difference', 'What is printed here is said.')]
    return said[place]?.includes(spoken)
      ? []
      : [issueOf(`${at}.spoken`, 'other_word', `“${said[place]}” is said here.`)]
  })
  const untold = words.flatMap((word, place) =>
    word === said[place] || places.includes(place)
      ? []
      : [issueOf(`prompt.words.${place}`, 'untold', `“${said[place]}” is said here: name the difference.`)],
  )
  return nullIfNone([...named, ...untold])
}

export const highlightIncorrectWords = defineTask({
  ...highlightIncorrectWordsFace,
  /** The words as they are printed, with their punctuation; some differ from what is said. */
  prompt: z.object({ audio: z.string(), words: z.array(z.string().min(1)).min(2) }),
  answerKey: z.object({
    /** Places of the words that differ, counted from 0, with what is said instead. */
    differences: z.array(z.object({ place: z.number().int().nonnegative(), spoken: z.string() })).min(1),
    transcript: z.string().min(1).meta({ isLong: true }),
    ...keyExtras,
  }),
  submission: pickedWordsSubmission,
  answer: pickedWordsSubmission,
  check: ({ words }, { answers }) => {
    if (answers.length === 0) return [{ path: 'answers', code: 'missing', message: 'Choose at least one word.' }]
    const unknown = answers.flatMap((place, i): Issue[] =>
      place < words.length ? [] : [{ path: `answers.${i}`, code: 'unknown', message: `There is no word ${place}.` }],
    )
    return unknown.length === 0 ? null : unknown
  },
  recordings: [{ at: 'prompt.audio', textOf: (_prompt, key) => key.transcript }],
  checkKey: ({ words }, key) => checkDifferences(words, key),
})
