import { commonSourceSchema, kindOf } from './kind.ts'
import { checkSpoken, spokenSubject, textOf, transcriptSource } from './parts.ts'

const BRACKETED = /\[([^\]]+)\]/gu

/** A spoken text in which the words to be typed stand in brackets. */
export const listeningFillInTheBlanks = kindOf({
  source: commonSourceSchema.extend({ transcript: transcriptSource.length(1) }),
  check: ({ transcript }, knowsWord) => {
    const text = textOf(transcript)
    const words = [...text.matchAll(BRACKETED)].map(([, word = '']) => word)
    const isSingle = words.every((word) => /^[\p{L}'-]+$/u.test(word))
    return [
      ...checkSpoken(
        'transcript',
        text.replaceAll(BRACKETED, '$1'),
        { words: { min: 80, max: 140 }, seconds: { min: 30, max: 60 } },
        knowsWord,
      ),
      ...(words.length >= 4 && words.length <= 8
        ? []
        : [{ field: 'transcript', message: `has ${words.length} gaps; give 4 to 8` }]),
      ...(isSingle ? [] : [{ field: 'transcript', message: 'a gap holds a single word' }]),
    ]
  },
  facts: ({ transcript }) => {
    const marked = textOf(transcript)
    const words = [...marked.matchAll(BRACKETED)].map(([, word = '']) => word)
    return {
      ...spokenSubject('transcript', marked.replaceAll(BRACKETED, '$1')),
      spelled: { field: 'transcript', text: words.join(' ') },
      asked: { field: 'transcript', words, shown: marked.replaceAll(BRACKETED, ' ') },
    }
  },
  convert: ({ transcript }, media) => {
    const marked = textOf(transcript)
    const plain = marked.replaceAll(BRACKETED, '$1')
    return {
      prompt: {
        audio: media.speak({ turns: transcript.map((turn) => ({ ...turn, text: plain })) }),
        parts: marked.split(/\[[^\]]+\]/u),
      },
      answerKey: { words: [...marked.matchAll(BRACKETED)].map(([, word]) => word), transcript: plain },
      searchTexts: [],
    }
  },
})
