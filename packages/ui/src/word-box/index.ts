export { WordBox, type WordBoxTexts } from './word-box.tsx'
