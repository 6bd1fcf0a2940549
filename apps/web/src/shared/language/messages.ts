import { translator } from '../i18n/translator.ts'

export const t = translator({ languageName: '{name} – {ownName}' })
