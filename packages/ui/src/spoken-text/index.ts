export { ClipButton } from './clip-button.tsx'
export { PhoneChips, type PhoneChip } from './phone-chips.tsx'
export { SpokenText, type SpokenTextTexts, type SpokenTextWord, type SpokenWordLook } from './spoken-text.tsx'
export { useClip, type Clip } from './use-clip.ts'
