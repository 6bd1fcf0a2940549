export { GapField } from './gap-field.tsx'
export { GapMark, type GapMarkTexts } from './gap-mark.tsx'
export { GappedText } from './gapped-text.tsx'
