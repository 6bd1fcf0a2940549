export { untranslated } from './untranslated.ts'
