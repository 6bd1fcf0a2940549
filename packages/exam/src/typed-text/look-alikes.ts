/** Cyrillic and Greek letters that are drawn as these Latin ones: on a Russian keyboard “с” lies on the key of “c”. */
const LATIN_LETTERS = new Map<string, string>([
  ...pairs('\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04BB\u0501', 'aeopcyxijshd'),
  ...pairs('\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0406\u0408\u0405', 'ABEKMHOPCTXIJS'),
  ...pairs(
    '\u03BF\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7',
    'oABEZHIKMNOPTYX',
  ),
])

/**
 * A text with Latin letters for those of other alphabets that look the same, for comparison with an English word: nobody is shown
 * two words that look the same, one wrong and one right. Accents are taken apart, so that a letter with one is seen however it was typed.
 */
export function inLatinLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LATIN_LETTERS.get(letter) ?? letter)
}

function pairs(letters: string, latin: string): [string, string][] {
  return Array.from(letters, (letter, i) => [letter, latin.charAt(i)])
}
