/** What shows of an essay's sentences where they belong. */
import {
  BACK_REFERENCES,
  CONCLUDING_WORDS,
  FIRST_STEPS,
  LAST_STEPS,
  NEXT_STEPS,
} from '@rehearsal/english/discourse/discourse-words'
import { PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { cosine } from '@rehearsal/meaning/vectors'
import type { AnswerMeaning } from '../meaning/answer-meaning.ts'
import { opensWith, plainLine } from '../templates/cue-phrases.ts'
import { paragraphAt } from '../text/paragraph-at.ts'
import type { Sentence } from '../text/token.ts'

export type PlacedSentence = {
  paragraph: number
  vector: Float32Array
  /** Similarity with what was asked. */
  nearness: number
  /** It opens with a word that leans on the sentence before. */
  opensLinked: boolean
  /** It points early to something said before; adverbs that link are not asked, for they are easily put in. */
  leansBack: boolean
  /** “He” or “she” with nobody named before it in the sentence. */
  seeksPerson: boolean
  namesPerson: boolean
  /** It says that this is the end. */
  endsText: boolean
  /** 0 a first point, 1 a further one, 2 the last, 3 the end; null without a word for it. */
  step: number | null
}

const STEPS = [FIRST_STEPS, NEXT_STEPS, LAST_STEPS, CONCLUDING_WORDS]
/** “Overall” and “on the whole” may open an essay as well. */
const ENDS = new Set(['in conclusion', 'to conclude', 'to sum up', 'in sum', 'in summary', 'summing up'])
const PERSONS = new Set(['he', 'she', 'him', 'his', 'her'])
const POINTING = new Set([
  'he',
  'she',
  'they',
  'them',
  'him',
  'her',
  'his',
  'their',
  'it',
  'its',
  'this',
  'these',
  'those',
  'such',
  'that',
])
/** How many words count as a sentence's start. */
const START_WORDS = 3

/** The sentences of an essay in its order; `asked` are the vectors of its prompt and of the prompt's sentences. */
export function placedSentences({ answer, windows }: AnswerMeaning, asked: readonly Float32Array[]): PlacedSentence[] {
  return windows
    .filter(({ kind }) => kind === 'sentence')
    .flatMap(({ start, end, vector, sentences: [index] }) => {
      const sentence = answer.sentences[index]
      if (sentence === undefined) return []
      const line = plainLine(answer.text.slice(start, end))
      const step = STEPS.findIndex((words) => opensWith(line, words))
      return [
        {
          paragraph: paragraphAt(answer.text, start),
          vector,
          nearness: Math.max(0, ...asked.map((each) => cosine(each, vector))),
          opensLinked: opensWith(line, BACK_REFERENCES),
          leansBack: pointsEarly(sentence),
          endsText: opensWith(line, ENDS),
          step: step < 0 ? null : step,
          ...personsOf(sentence),
        },
      ]
    })
}

function pointsEarly({ tokens }: Sentence): boolean {
  const words = tokens.filter(({ isWord }) => isWord)
  return words.slice(0, START_WORDS).some(({ lower }) => POINTING.has(lower))
}

function personsOf({ tokens }: Sentence): Pick<PlacedSentence, 'seeksPerson' | 'namesPerson'> {
  const pronoun = tokens.findIndex(({ lower }) => lower === 'he' || lower === 'she')
  const before = tokens.slice(0, Math.max(0, pronoun))
  return {
    seeksPerson: pronoun >= 0 && !before.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN'),
    namesPerson: tokens.some(
      ({ lower, lemma, pos }) => PERSONS.has(lower) || PERSON_NOUNS.has(lemma) || pos === 'PROPN',
    ),
  }
}
