export { WordBox } from './word-box.tsx'
export type { WordBoxTexts } from './word-box-texts.ts'
