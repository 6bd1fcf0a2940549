/** A copy in which the item at `from` stands at `to`; positions outside the list leave it as it is. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const copy = [...items]
  const isInside = (position: number) => position >= 0 && position < items.length
  if (!isInside(from) || !isInside(to)) return copy
  copy.splice(to, 0, ...copy.splice(from, 1))
  return copy
}
