import { default as elk, type ElkNode } from 'elkjs'
import type { FlowSource } from './image-source.ts'
import { centred, escaped, heading, INK, MARGIN, MUTED, PALETTE, sheet, WIDTH } from './svg.ts'
import { evenLines } from './text-width.ts'

const SIZE = 14
const LABEL_SIZE = 14
const PAD = 9
/** From wide boxes to narrow ones, until the steps beside each other fit. */
const BOX_WIDTHS = [240, 220, 200, 180, 165, 150, 140, 130, 120, 110] as const
const ROOM = WIDTH - 2 * MARGIN

/** Boxes and arrows from top to bottom; a decision has rounded ends and a colour of its own. */
export async function drawFlow(source: FlowSource): Promise<string> {
  const head = heading(source.title)
  const { graph, labels } = await layOut(source)
  const { steps, links } = source
  const boxes = (graph.children ?? []).map(({ id, x = 0, y = 0, width = 0, height = 0 }) => {
    const isDecision = steps.find((step) => step.id === id)?.isDecision === true
    const fill = isDecision ? '#fdf1e6' : '#e9f3f4'
    const stroke = isDecision ? PALETTE[1] : PALETTE[0]
    return (
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${isDecision ? height / 2 : 8}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>` +
      centred(labels.get(id) ?? [], x + width / 2, y + height / 2, SIZE)
    )
  })
  const arrows = (graph.edges ?? []).flatMap(({ sections = [] }, i) =>
    sections.map(({ startPoint, bendPoints = [], endPoint }) => {
      const path = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x},${y}`).join(' ')
      const line = `<polyline points="${path}" fill="none" stroke="${MUTED}" stroke-width="1.6" marker-end="url(#arrow)"/>`
      return line + choice(links[i]?.label, startPoint, bendPoints[0] ?? endPoint)
    }),
  )
  const marker = `<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="${MUTED}"/></marker></defs>`
  const shift = (WIDTH - (graph.width ?? 0)) / 2
  const body = `${marker}<g transform="translate(${shift},${head.bottom})">${arrows.join('')}${boxes.join('')}</g>`
  return sheet((graph.height ?? 0) + head.bottom + MARGIN, head.svg + body)
}

/** The widest boxes with which the drawing is no wider than its sheet; throws for too many steps side by side. */
async function layOut(source: FlowSource) {
  for (const boxWidth of BOX_WIDTHS) {
    const labels = new Map(
      source.steps.map(({ id, label, isDecision = false }) => {
        const [broken = []] = evenLines([label], boxWidth - 2 * PAD - (isDecision ? 10 : 0), SIZE)
        return [id, broken] as const
      }),
    )
    // oxlint-disable-next-line no-await-in-loop
    const graph = await new elk.default().layout(requestOf(source, boxWidth, labels))
    if ((graph.width ?? 0) <= ROOM) return { graph, labels }
  }
  throw new Error(`The flow chart "${source.title}" has more steps side by side than a phone can show.`)
}

function requestOf({ steps, links }: FlowSource, width: number, labels: ReadonlyMap<string, string[]>): ElkNode {
  return {
    id: 'root',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.padding': '[top=2,left=2,bottom=2,right=2]',
      'elk.spacing.nodeNode': '16',
      'elk.spacing.edgeNode': '12',
      'elk.layered.spacing.nodeNodeBetweenLayers': '28',
      // Room for "Yes" and "No" between a box and the bend of its arrow.
      'elk.layered.spacing.edgeNodeBetweenLayers': '24',
      // An arrow back to an earlier step runs round the boxes and comes in from above.
      'elk.layered.feedbackEdges': 'true',
      'elk.edgeRouting': 'ORTHOGONAL',
      // The order of the file is the order of the process: a loop back never lifts a later step above an earlier one.
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    },
    children: steps.map(({ id }) => ({ id, width, height: 18 + 1.25 * SIZE * (labels.get(id)?.length ?? 1) })),
    edges: links.map(({ from, to }, i) => ({ id: `e${i}`, sources: [from], targets: [to] })),
  }
}

type Point = { x: number; y: number }

/** "Yes" or "No" beside the beginning of its arrow. */
function choice(label: string | undefined, start: Point, next: Point): string {
  if (label === undefined) return ''
  const y = start.y + (next.y < start.y ? -8 : 17)
  return `<text x="${start.x + 7}" y="${y}" font-size="${LABEL_SIZE}" fill="${INK}" font-weight="600">${escaped(label)}</text>`
}
