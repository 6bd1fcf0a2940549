export { MarkedWords, type MarkedWord, type MarkedWordLook, type MarkedWordsTexts } from './marked-words.tsx'
export { WordPicker, type WordPickerTexts } from './word-picker.tsx'
