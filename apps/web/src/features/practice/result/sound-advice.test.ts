import { afterEach, expect, test } from 'vitest'
import { setPseudoLocale } from '../../../shared/i18n/pseudo-locale.ts'
import { soundAdvice } from './sound-advice.ts'

afterEach(() => setPseudoLocale(false))

test('how a sound is made is told in the language of the page, and nothing of a sound that is not known', () => {
  setPseudoLocale(true)
  expect(soundAdvice('TH')).toBe('⟦Put the tongue tip between the teeth and blow, without voice.⟧')
  expect([soundAdvice('toString'), soundAdvice('QX')]).toEqual(['', ''])
})
