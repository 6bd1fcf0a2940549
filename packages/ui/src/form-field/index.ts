export { FormField, type FieldTexts, type FieldWiring } from './form-field.tsx'
