import { expect, test } from 'vitest'
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import { CLASSES } from '../acoustics/sound-classes.ts'
import { substitutedPhone } from './substituted-phone.ts'
import type { PhoneGoodness } from './goodness-of-pronunciation.ts'

const classOf = (phone: string) => ARPABET.findIndex((other) => other === phone)

/** A sound asked for that both scorers hear as another, by `margin` nats. */
function heard(asked: string, network: string, gaussian: string, margin: number): PhoneGoodness {
  const posteriors = new Float32Array(CLASSES).fill(-20)
  posteriors[classOf(asked)] = -4
  posteriors[classOf(network)] = -4 + margin
  const competitors = new Float32Array(CLASSES).fill(-20)
  competitors[classOf(gaussian)] = margin
  const rest = {
    word: 0,
    wordPosition: 0,
    wordLength: 3,
    frames: 8,
    energy: 0,
    gaussian: -3,
    gaussianRatio: 0,
    triphone: -3,
    triphoneRatio: 0,
  }
  const own = {
    networkRatio: margin,
    networkBest: -4 + margin,
    networkShare: 0,
    thirds: [],
    cepstra: new Float32Array(0),
  }
  return { ...rest, ...own, phoneClass: classOf(asked), network: -4, posteriors, competitors }
}

test('another sound is named where both scorers hear it clearly and the score is low', () => {
  expect(substitutedPhone(heard('TH', 'S', 'S', 2), 0.5)).toBe('S')
  expect(substitutedPhone(heard('TH', 'S', 'S', 2), 1.1)).toBeNull()
  expect(substitutedPhone(heard('TH', 'S', 'S', 0.4), 0.5)).toBeNull()
  expect(substitutedPhone(heard('TH', 'S', 'F', 2), 0.5)).toBeNull()
})

test('a vowel is never named for a consonant, nor a consonant for a vowel', () => {
  expect(substitutedPhone(heard('Z', 'IY', 'IY', 3), 0.2)).toBeNull()
  expect(substitutedPhone(heard('EY', 'M', 'M', 3), 0.2)).toBeNull()
  expect(substitutedPhone(heard('EY', 'AY', 'AY', 3), 0.2)).toBe('AY')
})
