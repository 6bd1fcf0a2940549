import { comparableTyped } from './comparable-typed.ts'
import { normalizeTyped } from './normalize-typed.ts'

/** Letters of other scripts that look like Latin ones (Unicode's confusables, the everyday part), as `lookalikes[of]`. */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьв',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєε',
  g: 'ɡ',
  h: 'һн',
  i: 'іıιӏǀ',
  j: 'јϳ',
  k: 'кκ',
  m: 'м',
  n: 'ոη',
  o: 'оοσօ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝшω',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
}

const latinOf = new Map(
  Object.entries(lookalikes).flatMap(([latin, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, latin]),
  ),
)

/** What cannot be seen, and marks above and below letters. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}]/gu

/**
 * A text as a hurried reader sees it: as typed text is compared, and without regard to accents, widths, invisible characters and
 * letters of other scripts that look like Latin ones. Only ever compared with another text of this kind.
 */
export function asRead(text: string): string {
  const plain = unmarked(unmarked(normalizeTyped(text)).toLowerCase())
  const latin = plain.replaceAll(/\P{ASCII}/gu, (letter) => latinOf.get(letter) ?? letter)
  return comparableTyped(latin.replaceAll('\u2800', ' '))
}

const unmarked = (text: string): string => text.normalize('NFKD').replaceAll(UNSEEN, '')
