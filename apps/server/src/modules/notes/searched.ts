/** Characters without width: Persian words are written with and without them. */
const WIDTHLESS = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu
/** Letters that one keyboard writes one way and another the other. */
const VARIANTS: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک' }

/** Text as it is searched: in lower case, on one line, without characters of no width, and with one form of each letter. */
export function asSearched(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(WIDTHLESS, '')
    .replaceAll(/[يىك]/gu, (letter) => VARIANTS[letter] ?? letter)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
