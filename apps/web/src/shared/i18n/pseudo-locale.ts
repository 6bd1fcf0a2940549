// A language that nobody speaks: every text that went through t() can be told from one that did not.
let isOn = false

/** Turns the pseudo-locale on or off. Used by tests alone. */
export function setPseudoLocale(value: boolean): void {
  isOn = value
}

export const isPseudo = (): boolean => isOn

/** Marks a translated text. */
export const pseudo = (text: string): string => `⟦${text}⟧`
