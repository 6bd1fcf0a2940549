export { Checkbox, CheckboxGroup } from './checkbox.tsx'
