import * as vega from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'
import type { ChartSource, PieSource } from './image-source.ts'
import { FONT, INK, LINE, MUTED, PALETTE } from './svg.ts'

const CONFIG = {
  background: '#ffffff',
  font: FONT,
  padding: 20,
  title: { anchor: 'start', fontSize: 20, fontWeight: 600, color: INK, offset: 18 },
  axis: {
    labelFontSize: 14,
    titleFontSize: 14,
    titleFontWeight: 400,
    labelColor: MUTED,
    titleColor: MUTED,
    gridColor: LINE,
    domainColor: LINE,
    tickColor: LINE,
  },
  legend: { labelFontSize: 14, labelColor: INK, title: null, orient: 'bottom', symbolType: 'square' },
  range: { category: [...PALETTE] },
} satisfies TopLevelSpec['config']

const SIZE = { width: 680, height: 360 }

/** A bar chart or a line graph, values written at the bars of a single series. */
export function drawChart(source: ChartSource): Promise<string> {
  return source.type === 'BAR_CHART' ? drawBars(source) : drawLines(source)
}

function rowsOf({ categories, series }: ChartSource) {
  return series.flatMap(({ name, values }) =>
    categories.map((category, i) => ({ category, name, value: values[i] ?? 0 })),
  )
}

function colorOf(names: string[]) {
  return { field: 'name', type: 'nominal', sort: names } as const
}

function encodingOf({ categories, unit, series }: ChartSource) {
  return {
    x: {
      field: 'category',
      type: 'nominal',
      sort: [...categories],
      axis: { title: null, labelAngle: 0, labelLimit: 110 },
    },
    y: { field: 'value', type: 'quantitative', axis: { title: unit, tickCount: 6 } },
    ...(series.length > 1 ? { color: colorOf(series.map(({ name }) => name)) } : {}),
  } as const
}

function drawBars(source: ChartSource): Promise<string> {
  const encoding = encodingOf(source)
  const isSingle = source.series.length === 1
  const grouped = isSingle
    ? encoding
    : { ...encoding, xOffset: { field: 'name', sort: source.series.map(({ name }) => name) } as const }
  return render({
    title: source.title,
    data: { values: rowsOf(source) },
    ...SIZE,
    config: CONFIG,
    layer: [
      { mark: { type: 'bar', cornerRadiusEnd: 3, color: PALETTE[0] }, encoding: grouped },
      {
        mark: { type: 'text', dy: -8, fontSize: isSingle ? 14 : 11, color: INK },
        encoding: {
          x: encoding.x,
          y: encoding.y,
          ...('xOffset' in grouped ? { xOffset: grouped.xOffset } : {}),
          text: { field: 'value' },
        },
      },
    ],
  })
}

function drawLines(source: ChartSource): Promise<string> {
  return render({
    title: source.title,
    data: { values: rowsOf(source) },
    ...SIZE,
    config: CONFIG,
    mark: { type: 'line', point: { size: 60 }, strokeWidth: 3, color: PALETTE[0] },
    encoding: encodingOf(source),
  })
}

/** A pie with its labels and shares beside the slices. */
export function drawPie({ title, unit, slices }: PieSource): Promise<string> {
  const values = slices.map(({ label, value }) => ({ label: `${label} (${value} ${unit})`, value }))
  const theta = { field: 'value', type: 'quantitative', stack: true } as const
  const color = { field: 'label', type: 'nominal', sort: values.map(({ label }) => label) } as const
  return render({
    title,
    data: { values },
    ...SIZE,
    config: { ...CONFIG, legend: { ...CONFIG.legend, orient: 'right', labelLimit: 300 } },
    layer: [
      { mark: { type: 'arc', outerRadius: 160, stroke: '#ffffff', strokeWidth: 2 }, encoding: { theta, color } },
      {
        mark: { type: 'text', radius: 112, fontSize: 15, fontWeight: 600, fill: '#ffffff' },
        encoding: { theta, text: { field: 'value' }, detail: color },
      },
    ],
  })
}

async function render(spec: TopLevelSpec): Promise<string> {
  const view = new vega.View(vega.parse(compile(spec).spec), { renderer: 'none', logLevel: vega.Error })
  const svg = await view.toSVG()
  view.finalize()
  return svg.slice(svg.indexOf('<svg'))
}
