export { MarkedText, type MarkedTextTexts, type TextMark } from './marked-text.tsx'
