export { SegmentedControl } from './segmented-control.tsx'
