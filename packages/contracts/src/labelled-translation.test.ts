import { expect, test } from 'vitest'
import { partOfSpeechLabels, partOfSpeechSchema } from './dictionary.ts'
import { labelledTranslation, splitTranslation } from './labelled-translation.ts'

test.each(partOfSpeechSchema.options)('glosses of a word as %s come apart from its label again', (part) => {
  const translation = labelledTranslation(part, ['رها کردن', 'ترک کردن'])
  expect(splitTranslation(translation)).toEqual({ label: partOfSpeechLabels[part], text: 'رها کردن، ترک کردن' })
})

test.each(['پل', '[x] پل', '[v]'])('what has no label of a part of speech stays whole: %s', (translation) => {
  expect(splitTranslation(translation)).toEqual({ label: null, text: translation })
})
