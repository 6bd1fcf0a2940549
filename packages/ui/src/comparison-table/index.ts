export { ComparisonTable, type ComparisonRow, type ComparisonTexts } from './comparison-table.tsx'
