export { ChoiceInput, type ChoiceTone, type ChoiceVariant } from './choice-input.tsx'
