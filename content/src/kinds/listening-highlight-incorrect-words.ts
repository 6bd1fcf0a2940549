import { commonSourceSchema, kindOf } from './kind.ts'
import { checkSpoken, spokenSubject, textOf, transcriptSource } from './parts.ts'

const DIFFERENCE = /\[([^|\]]+)\|([^\]]+)\]/gu

/** A text in which `[spoken|shown]` marks a word that is said one way and printed another. */
export const highlightIncorrectWords = kindOf({
  source: commonSourceSchema.extend({ transcript: transcriptSource.length(1) }),
  check: ({ transcript }, knowsWord) => {
    const text = textOf(transcript)
    const differences = [...text.matchAll(DIFFERENCE)]
    const isSingle = differences.every(
      ([, spoken = '', shown = '']) =>
        !/\s/u.test(spoken) && !/\s/u.test(shown) && spoken.toLowerCase() !== shown.toLowerCase(),
    )
    return [
      ...checkSpoken(
        'transcript',
        text.replaceAll(DIFFERENCE, '$1'),
        { words: { min: 60, max: 110 }, seconds: { min: 15, max: 50 } },
        knowsWord,
      ),
      ...(differences.length >= 4 && differences.length <= 8
        ? []
        : [{ field: 'transcript', message: `has ${differences.length} differences; give 4 to 8` }]),
      ...(isSingle ? [] : [{ field: 'transcript', message: 'a difference is one word for another' }]),
    ]
  },
  facts: ({ transcript }) => {
    const marked = textOf(transcript)
    return {
      ...spokenSubject('transcript', marked.replaceAll(DIFFERENCE, '$1')),
      asked: {
        field: 'transcript',
        words: [...marked.matchAll(DIFFERENCE)].map(([, spoken = '']) => spoken),
        shown: '',
      },
    }
  },
  convert: ({ transcript }, media) => {
    const marked = textOf(transcript)
    const plain = marked.replaceAll(DIFFERENCE, '$1')
    const tokens = marked.split(/\s+/u)
    return {
      prompt: {
        audio: media.speak({ turns: transcript.map((turn) => ({ ...turn, text: plain })) }),
        words: tokens.map((token) => token.replace(DIFFERENCE, '$2')),
      },
      answerKey: {
        differences: tokens.flatMap((token, place) => {
          const spoken = /\[([^|\]]+)\|/u.exec(token)?.[1]
          return spoken === undefined ? [] : [{ place, spoken }]
        }),
        transcript: plain,
      },
      searchTexts: [],
    }
  },
})
