import { VoiceError } from './errors.ts'

const replacements: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u2032]/gu, "'"],
  [/[\u201c\u201d\u2033]/gu, '"'],
  [/\s*[\u2013\u2014]\s*/gu, ', '],
  [/\u2026/gu, '...'],
  [/\u2044/gu, '/'],
  // An engine of the 1990s knows ASCII only: accents go, and what is left of other scripts is silence.
  [/\p{M}/gu, ''],
  [/[^ -~]+/gu, ' '],
  [/\s+/gu, ' '],
]

/** Writes `text` in plain ASCII that flite reads aloud as meant. Throws `empty_text` when nothing speakable is left. */
export function speakableText(text: string): string {
  const plain = replacements.reduce((current, [from, to]) => current.replace(from, to), text.normalize('NFKD')).trim()
  if (!/[a-z0-9]/iu.test(plain)) throw new VoiceError('empty_text')
  return plain
}
