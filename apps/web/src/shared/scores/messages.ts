import { translator } from '../i18n/translator.ts'

const messages = { range: '10-90' } as const

export const t = translator(messages)
