import * as vega from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'
import type { ChartSource } from './image-source.ts'
import { FONT, INK, LINE, lines, MUTED, PALETTE, sheet } from './svg.ts'

const CONFIG = {
  background: '#ffffff',
  font: FONT,
  padding: 20,
  view: { stroke: null },
  axis: {
    labelFontSize: 15,
    titleFontSize: 15,
    titleFontWeight: 400,
    labelColor: MUTED,
    titleColor: MUTED,
    gridColor: LINE,
    domainColor: LINE,
    tickColor: LINE,
  },
  legend: {
    labelFontSize: 16,
    labelLimit: 0,
    symbolSize: 160,
    labelColor: INK,
    title: null,
    orient: 'bottom',
    symbolType: 'square',
  },
  range: { category: [...PALETTE] },
} satisfies TopLevelSpec['config']

/** Narrow, so that the letters can still be read on a phone. */
const SIZE = { width: 520, height: 320 }
/** About how many letters fit side by side along the bottom. */
const AXIS_CHARACTERS = 66
/** Room above the highest value for its number. */
const HEADROOM = 1.06

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
  const values = series.flatMap((one) => one.values)
  const top = Math.max(0, ...values) * HEADROOM
  return {
    x: {
      field: 'category',
      type: 'nominal',
      sort: [...categories],
      axis: { title: null, labelAngle: 0, labelLimit: 0, labelOverlap: false, labelExpr: brokenLabels(categories) },
    },
    y: {
      field: 'value',
      type: 'quantitative',
      scale: { domainMin: Math.min(0, ...values), domainMax: top, nice: true },
      axis: { title: unit, tickCount: 6 },
    },
    ...(series.length > 1 ? { color: colorOf(series.map(({ name }) => name)) } : {}),
  } as const
}

/** A Vega expression that breaks long labels at spaces, so that neighbours do not run into each other. */
function brokenLabels(categories: readonly string[]): string {
  const length = Math.max(5, Math.floor(AXIS_CHARACTERS / categories.length))
  const broken = Object.fromEntries(categories.map((category) => [category, lines(category, length)]))
  return `${JSON.stringify(broken)}[datum.label]`
}

function drawBars(source: ChartSource): Promise<string> {
  const encoding = encodingOf(source)
  const isSingle = source.series.length === 1
  const grouped = isSingle
    ? encoding
    : { ...encoding, xOffset: { field: 'name', sort: source.series.map(({ name }) => name) } as const }
  const number = { type: 'text', dy: -9, fontSize: isSingle ? 16 : 13 } as const
  const numbered = {
    x: encoding.x,
    y: encoding.y,
    ...('xOffset' in grouped ? { xOffset: grouped.xOffset } : {}),
    text: { field: 'value' },
  } as const
  return render(source.title, {
    data: { values: rowsOf(source) },
    ...SIZE,
    config: CONFIG,
    layer: [
      { mark: { type: 'bar', cornerRadiusEnd: 3, color: PALETTE[0] }, encoding: grouped },
      // A white rim keeps the numbers clear of the lines of the grid.
      { mark: { ...number, stroke: '#ffffff', strokeWidth: 4 }, encoding: numbered },
      { mark: { ...number, color: INK }, encoding: numbered },
    ],
  })
}

function drawLines(source: ChartSource): Promise<string> {
  return render(source.title, {
    data: { values: rowsOf(source) },
    ...SIZE,
    config: CONFIG,
    mark: {
      type: 'line',
      point: source.series.length === 1 ? { size: 70, color: PALETTE[0] } : { size: 70 },
      strokeWidth: 3,
      color: PALETTE[0],
    },
    encoding: encodingOf(source),
  })
}

const TITLE_HEIGHT = 46

/** Below a title of our own: Vega takes letters for wider than they are, and would leave room for that. */
async function render(title: string, spec: TopLevelSpec): Promise<string> {
  const view = new vega.View(vega.parse(compile(spec).spec), { renderer: 'none', logLevel: vega.Error })
  const svg = await view.toSVG()
  view.finalize()
  const chart = svg.slice(svg.indexOf('<svg'))
  const [, width = '', height = ''] = /width="([\d.]+)" height="([\d.]+)"/u.exec(chart) ?? []
  const placed = chart.replace('<svg', `<svg y="${TITLE_HEIGHT}"`)
  return sheet(title, Number(width), Number(height) + TITLE_HEIGHT, placed)
}
