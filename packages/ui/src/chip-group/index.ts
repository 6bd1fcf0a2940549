export { ChipGroup, ChipRadioGroup } from './chip-group.tsx'
