export { ChartTable } from './chart-table.tsx'
export { columnOf, labelledOf, linearScale, percent } from './scale.ts'
export { Steps } from './steps.tsx'
export { ValueAxis, ValueLines } from './value-axis.tsx'
