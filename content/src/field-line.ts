import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'

type Place = { node: unknown; start: number }

/** The line, from 1, on which `field` (a dotted path such as `options.2.text`) stands in a YAML file, or its nearest parent. */
export function fieldLine(yaml: string, field: string): number {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter })
  const keys = field === '' ? [] : field.split('.')
  let place: Place = { node: document.contents, start: 0 }
  for (const key of keys) {
    const inner = placeOf(place.node, key)
    if (!inner) break
    place = inner
  }
  return lineCounter.linePos(place.start).line
}

/** Where the key of a map or the item of a list begins. */
function placeOf(node: unknown, key: string): Place | null {
  if (isMap<unknown, Node | null>(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    return pair && isScalar(pair.key) ? { node: pair.value, start: pair.key.range?.[0] ?? 0 } : null
  }
  const item = isSeq<Node>(node) ? node.items[Number(key)] : undefined
  return item ? { node: item, start: item.range?.[0] ?? 0 } : null
}
