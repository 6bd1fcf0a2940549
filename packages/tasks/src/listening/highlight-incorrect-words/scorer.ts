import { keyScore } from '@rehearsal/scoring/key-score'
import { markPickedWords } from '@rehearsal/scoring/picked-words'
import { scorerOf } from '../../scorer.ts'
import { highlightIncorrectWords } from './definition.ts'

const withoutPunctuation = (word: string) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/**
 * One mark for each word that differs, one taken away for each that does not, never below nothing.
 *
 * Score guide, "Highlight incorrect words": partial credit with deduction.
 */
export const scoreHighlightIncorrectWords = scorerOf(
  highlightIncorrectWords,
  ({ prompt: { words }, answerKey: { differences }, answer: { answers } }, { format, rules }) => {
    const places = differences.map(({ place }) => place)
    const printed = (place: number) => withoutPunctuation(words[place] ?? '')
    const missedOrFound = differences.map(({ place, spoken }) => ({
      given: answers.includes(place) ? printed(place) : '',
      correct: `${printed(place)} (said: ${spoken})`,
      isCorrect: answers.includes(place),
    }))
    const wrong = answers
      .filter((place) => !places.includes(place))
      .map((place) => ({ given: printed(place), correct: '', isCorrect: false }))
    return keyScore({
      format,
      rules,
      points: markPickedWords(places, answers),
      comparisons: [...missedOrFound, ...wrong],
    })
  },
)
