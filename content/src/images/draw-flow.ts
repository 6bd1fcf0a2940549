import { default as elk, type ElkNode } from 'elkjs'
import type { FlowSource } from './image-source.ts'
import { centred, escaped, INK, lines, MUTED, PALETTE, sheet } from './svg.ts'

const LINE_CHARACTERS = 25
const BOX_WIDTH = 230
const TOP = 60
const MARGIN = 24

/** Boxes and arrows from top to bottom; a decision has rounded ends and a colour of its own. */
export async function drawFlow({ title, steps, links }: FlowSource): Promise<string> {
  const labels = new Map(steps.map(({ id, label }) => [id, lines(label, LINE_CHARACTERS)]))
  const request: ElkNode = {
    id: 'root',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.spacing.nodeNode': '40',
      'elk.layered.spacing.nodeNodeBetweenLayers': '44',
      // Room for "Yes" and "No" between a box and the bend of its arrow.
      'elk.layered.spacing.edgeNodeBetweenLayers': '26',
      // An arrow back to an earlier step runs round the boxes and comes in from above.
      'elk.layered.feedbackEdges': 'true',
      'elk.edgeRouting': 'ORTHOGONAL',
      // The order of the file is the order of the process: a loop back never lifts a later step above an earlier one.
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    },
    children: steps.map(({ id }) => ({ id, width: BOX_WIDTH, height: 26 + 22 * (labels.get(id)?.length ?? 1) })),
    edges: links.map(({ from, to }, i) => ({ id: `e${i}`, sources: [from], targets: [to] })),
  }
  const graph = await new elk.default().layout(request)
  const boxes = (graph.children ?? []).map(({ id, x = 0, y = 0, width = 0, height = 0 }) => {
    const isDecision = steps.find((step) => step.id === id)?.isDecision === true
    const fill = isDecision ? '#fdf1e6' : '#e9f3f4'
    const stroke = isDecision ? PALETTE[1] : PALETTE[0]
    return (
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${isDecision ? height / 2 : 8}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>` +
      centred(labels.get(id) ?? [], x + width / 2, y + height / 2, 16)
    )
  })
  const arrows = (graph.edges ?? []).flatMap(({ sections = [] }, i) =>
    sections.map(({ startPoint, bendPoints = [], endPoint }) => {
      const path = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x},${y}`).join(' ')
      const label = links[i]?.label
      const text =
        label === undefined
          ? ''
          : `<text x="${startPoint.x + 8}" y="${startPoint.y + (isUpward(startPoint, bendPoints[0] ?? endPoint) ? -8 : 19)}" font-size="15" fill="${INK}" font-weight="600">${escaped(label)}</text>`
      return `<polyline points="${path}" fill="none" stroke="${MUTED}" stroke-width="1.8" marker-end="url(#arrow)"/>${text}`
    }),
  )
  const marker = `<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="${MUTED}"/></marker></defs>`
  const width = Math.max(480, (graph.width ?? 0) + 2 * MARGIN, title.length * 11 + 2 * MARGIN)
  const shift = (width - (graph.width ?? 0)) / 2
  const body = `${marker}<g transform="translate(${shift},${TOP})">${arrows.join('')}${boxes.join('')}</g>`
  return sheet(title, width, (graph.height ?? 0) + TOP + MARGIN, body)
}

type Point = { x: number; y: number }

function isUpward(from: Point, to: Point): boolean {
  return to.y < from.y
}
