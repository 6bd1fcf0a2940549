import { countryName } from './country-name.ts'
import type { ChartSource, ImageSource } from './image-source.ts'
import { withUnit } from './svg.ts'

/** The text alternative of a picture, made from the same data, so that it can never say another thing. */
export function describeImage(image: ImageSource): string {
  switch (image.type) {
    case 'BAR_CHART':
    case 'GRAPH':
      return `${image.type === 'GRAPH' ? 'Line graph' : 'Bar chart'}: ${image.title}. ${seriesOf(image)}`
    case 'PIE_CHART':
      return `Pie chart: ${image.title}. ${image.slices.map(({ label, value }) => `${label} ${withUnit(value, image.unit)}`).join('; ')}.`
    case 'TABLE':
      return `Table: ${image.title}. ${image.rows.map((row) => image.columns.map((column, i) => `${column}: ${row[i] ?? ''}`).join(', ')).join('; ')}.`
    case 'FLOW_CHART':
      return `Flow chart: ${image.title}. ${image.links.map(({ from, to, label }) => `${labelOf(image, from)}${label === undefined ? '' : ` (${label})`} leads to ${labelOf(image, to)}`).join('; ')}.`
    case 'MAP':
      return `Map: ${image.title}. ${image.groups.map(({ label, countries }) => `${label}: ${countries.map(countryName).join(', ')}`).join('; ')}.`
    case 'PICTURE':
      return `Picture: ${image.title}. ${image.alternative}`
  }
}

function seriesOf({ categories, series, unit }: ChartSource): string {
  const told = series.map(
    ({ name, values }) => `${name}: ${categories.map((category, i) => `${category} ${values[i] ?? 0}`).join(', ')}`,
  )
  return `${told.join('; ')}, in ${unit}.`
}

function labelOf({ steps }: Extract<ImageSource, { type: 'FLOW_CHART' }>, id: string): string {
  return steps.find((step) => step.id === id)?.label ?? id
}
