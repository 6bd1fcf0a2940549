/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** The ISO 15924 code of the script that a language is usually written in, such as `Arab` or `Latn`. `language` is a code of ISO 639. */
export const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? 'Latn'

/** The direction in which a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.has(scriptOf(language)) ? 'rtl' : 'ltr')
