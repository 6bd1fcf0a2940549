import { translator } from '../i18n/translator.ts'

/** Apart from the frame's other texts, which are in the start chunk. */
const messages = { notLoaded: 'This could not be opened. Check your connection, and try again.' } as const

export const t = translator(messages)
