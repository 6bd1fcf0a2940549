import { translator } from '../../../shared/i18n/translator.ts'

/** How each sound of American English is made, in a line, by its ARPABET name. */
const advice = {
  AA: 'Open the mouth wide and keep the tongue low, as in “hot”.',
  AE: 'Open the mouth, spread the lips and keep the tongue forward, as in “cat”.',
  AH: 'Keep the mouth half open and relaxed, and the sound short, as in “cup”.',
  AO: 'Round the lips a little and hold one long sound, as in “law”.',
  AW: 'Glide from an open mouth to rounded lips, as in “now”.',
  AY: 'Glide from an open mouth to a smile, as in “time”.',
  B: 'Close the lips and use the voice before you open them.',
  CH: 'Stop the air as for /t/, then let it out as /ʃ/ at once.',
  D: 'Touch the ridge behind the upper teeth and keep the voice on.',
  DH: 'Put the tongue tip between the teeth and keep the voice on.',
  EH: 'Open the mouth a little more than for “sit”, as in “bed”.',
  ER: 'Curl or bunch the tongue without touching anything, as in “bird”.',
  EY: 'Begin as in “bed” and glide up to a smile, as in “day”.',
  F: 'Touch the lower lip with the upper teeth and blow, without voice.',
  G: 'Raise the back of the tongue as for /k/, with the voice on.',
  HH: 'Breathe out softly: nothing touches, and there is no friction in the throat.',
  IH: 'Relax the lips and keep it short, as in “sit”.',
  IY: 'Spread the lips and hold it longer, as in “seat”.',
  JH: 'Stop the air as for /d/, then let it out with voice, as in “job”.',
  K: 'Let a puff of air out at the start of a word, and finish it at the end.',
  L: 'Touch the ridge behind the upper teeth with the tongue tip and let the air pass at the sides.',
  M: 'Close the lips and hum through the nose to the end of the sound.',
  N: 'Touch the ridge behind the upper teeth and hum through the nose.',
  NG: 'Hum with the back of the tongue up: no /g/ after it.',
  OW: 'Glide from half open to rounded lips, as in “go”.',
  OY: 'Glide from rounded lips to a smile, as in “boy”.',
  P: 'Close the lips and let a puff of air out, without voice.',
  R: 'Draw the tongue back and touch nothing with its tip; round the lips a little.',
  S: 'Keep the tongue behind the teeth and let the air hiss, without voice.',
  SH: 'Draw the tongue a little back from /s/ and round the lips.',
  T: 'Touch the ridge behind the upper teeth and let a puff of air out.',
  TH: 'Put the tongue tip between the teeth and blow, without voice.',
  UH: 'Relax the lips and keep it short, as in “good”.',
  UW: 'Round the lips well and hold it longer, as in “food”.',
  V: 'Touch the lower lip with the upper teeth, with the voice on.',
  W: 'Round the lips tightly and open them fast: no teeth.',
  Y: 'Raise the tongue as for “see” and glide on at once.',
  Z: 'Hiss as for /s/ with the voice on: feel the throat buzz.',
  ZH: 'As /ʃ/ with the voice on, as in “vision”.',
} as const

const t = translator(advice)
const isKnown = (phone: string): phone is keyof typeof advice => Object.hasOwn(advice, phone)

/** How a sound is made; nothing for one that this page does not know. */
export const soundAdvice = (phone: string): string => (isKnown(phone) ? t(phone) : '')
