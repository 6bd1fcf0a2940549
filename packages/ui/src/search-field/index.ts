export { SearchField } from './search-field.tsx'
