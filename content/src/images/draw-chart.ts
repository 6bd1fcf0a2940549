import * as vega from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'
import type { ChartSource } from './image-source.ts'
import { FONT, heading, INK, legend, LINE, MARGIN, MUTED, PALETTE, sheet, WIDTH } from './svg.ts'
import { evenLines, longestWord, textWidth } from './text-width.ts'

const SIZE = 13
const PLOT_HEIGHT = 220
const LINE_HEIGHT = 16
/** Room above the highest value for its number. */
const HEADROOM = 1.06
/** Room above the plot for half a letter of the topmost number. */
const ABOVE = 10
/** The longest line of a label that stands aslant. */
const SLANTED = 80
const SLANT = Math.SQRT1_2

const CONFIG = {
  background: '#ffffff',
  font: FONT,
  view: { stroke: null },
  axis: { labelFontSize: SIZE, labelColor: MUTED, gridColor: LINE, domainColor: LINE, tickColor: LINE },
  range: { category: [...PALETTE] },
} satisfies TopLevelSpec['config']

/** A bar chart or a line graph, values written at the bars of a single series. */
export function drawChart(source: ChartSource): Promise<string> {
  return source.type === 'BAR_CHART' ? drawBars(source) : drawLines(source)
}

function rowsOf({ categories, series }: ChartSource) {
  return series.flatMap(({ name, values }) =>
    categories.map((category, i) => ({ category, name, value: values[i] ?? 0 })),
  )
}

function encodingOf(source: ChartSource) {
  const { categories, series } = source
  const values = series.flatMap((one) => one.values)
  const { broken, isSlanted } = bottomOf(source)
  return {
    x: {
      field: 'category',
      type: 'nominal',
      sort: [...categories],
      axis: {
        title: null,
        labelAngle: isSlanted ? -45 : 0,
        labelLimit: 0,
        labelOverlap: false,
        labelLineHeight: LINE_HEIGHT,
        labelExpr: `${JSON.stringify(broken)}[datum.label]`,
      },
    },
    y: {
      field: 'value',
      type: 'quantitative',
      scale: { domainMin: Math.min(0, ...values), domainMax: Math.max(0, ...values) * HEADROOM, nice: true },
      axis: { title: null, tickCount: 6, labelLimit: 0 },
    },
    ...(series.length > 1
      ? { color: { field: 'name', type: 'nominal', sort: series.map(({ name }) => name), legend: null } as const }
      : {}),
  } as const
}

/** Where the plot begins: to the right of the numbers beside it. */
function leftOf({ series }: ChartSource): number {
  const largest = Math.max(...series.flatMap(({ values }) => values.map((value) => Math.abs(value) * HEADROOM * 1.2)))
  const isNegative = series.some(({ values }) => values.some((value) => value < 0))
  return MARGIN + 8 + textWidth(`${isNegative ? '-' : ''}${Math.max(10, Math.round(largest))}`, SIZE)
}

function plotWidthOf(source: ChartSource): number {
  return WIDTH - MARGIN - leftOf(source)
}

/** The labels along the bottom: broken at spaces, and aslant where their words are wider than their places. */
function bottomOf(source: ChartSource) {
  const { categories } = source
  const place = plotWidthOf(source) / categories.length - 5
  const isSlanted = longestWord(categories, SIZE) > place
  const broken = evenLines(categories, isSlanted ? SLANTED : place, SIZE)
  const rows = Math.max(...broken.map(({ length }) => length)) * LINE_HEIGHT
  const widest = Math.max(...broken.flat().map((line) => textWidth(line, SIZE)))
  const height = 12 + (isSlanted ? (widest + rows) * SLANT : rows)
  return { isSlanted, height, broken: Object.fromEntries(categories.map((one, i) => [one, broken[i]])) }
}

function drawBars(source: ChartSource): Promise<string> {
  const encoding = encodingOf(source)
  const isSingle = source.series.length === 1
  const grouped = isSingle
    ? encoding
    : { ...encoding, xOffset: { field: 'name', sort: source.series.map(({ name }) => name) } as const }
  const number = { type: 'text', dy: -8, fontSize: isSingle ? 14 : SIZE } as const
  const numbered = {
    x: encoding.x,
    y: encoding.y,
    ...('xOffset' in grouped ? { xOffset: grouped.xOffset } : {}),
    text: { field: 'value' },
  } as const
  return render(source, {
    data: { values: rowsOf(source) },
    layer: [
      { mark: { type: 'bar', cornerRadiusEnd: 2, color: PALETTE[0] }, encoding: grouped },
      // A white rim keeps the numbers clear of the lines of the grid.
      { mark: { ...number, stroke: '#ffffff', strokeWidth: 4 }, encoding: numbered },
      { mark: { ...number, color: INK }, encoding: numbered },
    ],
  })
}

function drawLines(source: ChartSource): Promise<string> {
  return render(source, {
    data: { values: rowsOf(source) },
    mark: {
      type: 'line',
      point: source.series.length === 1 ? { size: 45, color: PALETTE[0] } : { size: 45 },
      strokeWidth: 2.5,
      color: PALETTE[0],
    },
    encoding: encodingOf(source),
  })
}

/** Between a heading and a legend of our own: Vega takes letters for wider than they are, and would leave room for that. */
async function render(source: ChartSource, spec: TopLevelSpec): Promise<string> {
  const head = heading(source.title, source.unit)
  const bottom = bottomOf(source).height
  const padding = { left: leftOf(source), right: MARGIN, top: ABOVE, bottom }
  const size = { width: plotWidthOf(source), height: PLOT_HEIGHT, padding, autosize: 'none' } as const
  const compiled = compile({ ...spec, ...size, config: CONFIG }).spec
  const view = new vega.View(vega.parse(compiled), { renderer: 'none', logLevel: vega.Error })
  const svg = numberedAlone(await view.toSVG())
  view.finalize()
  const chart = svg.slice(svg.indexOf('<svg')).replace('<svg', `<svg y="${head.bottom}"`)
  const end = head.bottom + ABOVE + PLOT_HEIGHT + bottom
  const names = source.series.length > 1 ? source.series.map(({ name }) => name) : []
  const key = names.length > 0 ? legend(names, end + 6) : { svg: '', bottom: end + 6 }
  return sheet(key.bottom, head.svg + chart + key.svg)
}

/** Vega numbers its clips over all charts of a process: by their places in their own chart, one looks the same whatever was drawn before. */
function numberedAlone(svg: string): string {
  const numbers = new Map<string, number>()
  return svg.replaceAll(/(?<=\bid="|url\(#)clip\d+/gu, (id) => {
    const number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, number)
    return `clip${number}`
  })
}
