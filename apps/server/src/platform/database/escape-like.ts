/** The signs that mean something in a pattern of LIKE, as themselves. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)
