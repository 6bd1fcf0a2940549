import { keyScore } from '@rehearsal/scoring/key-score'
import { markPickedWords } from '@rehearsal/scoring/picked-words'
import { scorerOf } from '../../scorer.ts'
import { highlightIncorrectWords } from './definition.ts'

/**
 * One mark for each word that differs, one taken away for each that does not, never below nothing.
 *
 * Score guide, "Highlight incorrect words": partial credit with deduction.
 */
export const scoreHighlightIncorrectWords = scorerOf(
  highlightIncorrectWords,
  ({ prompt: { words }, answerKey: { differences }, answer: { answers } }, { format, rules }) => {
    const places = differences.map(({ place }) => place)
    const missedOrFound = differences.map(({ place, spoken }) => ({
      given: answers.includes(place) ? (words[place] ?? '') : '',
      correct: `${words[place] ?? ''} (said: ${spoken})`,
      isCorrect: answers.includes(place),
    }))
    const wrong = answers
      .filter((place) => !places.includes(place))
      .map((place) => ({ given: words[place] ?? '', correct: '', isCorrect: false }))
    return keyScore({
      format,
      rules,
      points: markPickedWords(places, answers),
      comparisons: [...missedOrFound, ...wrong],
    })
  },
)
