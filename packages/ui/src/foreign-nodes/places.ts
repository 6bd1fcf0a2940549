/** Where a node stood when it was taken out, and what has come into its place. */
type Place = { parent: Node; previous: Node | null; next: Node | null; standIns: readonly Node[] }

/**
 * Remembers for each text that leaves the document where it stood. A translator works in a world of its own, where none of our
 * code sees its calls; what it has done is seen by an observer alone.
 */
export class Places {
  readonly #places = new WeakMap<Node, Place>()
  readonly #standIns = new WeakSet<Node>()
  readonly #observer = new MutationObserver((records) => this.#read(records))

  /** Begins to remember what happens under `root`. */
  observe(root: Node): void {
    this.#observer.observe(root, { childList: true, subtree: true })
  }

  disconnect(): void {
    this.#observer.disconnect()
  }

  /** Whether a text was taken out at some time; new ones never were. */
  has(node: Node): boolean {
    return this.#places.has(node)
  }

  /** The child of `parent` that holds `node` or else the first of what stands in for it; null where there is none. */
  childFor(parent: Node, node: Node): Node | null {
    const [first] = this.standing(parent, node)
    return first === undefined ? null : ancestorUnder(parent, first)
  }

  /** What stands under `parent` for `node`: itself, wherever it was wrapped into, or what has come into its place. */
  standing(parent: Node, node: Node): readonly Node[] {
    this.#read(this.#observer.takeRecords())
    return this.#standing(parent, node, new Set())
  }

  /** Where a text that was taken out belongs: its parent, and the child of it that comes next. */
  home(node: Node): { parent: Node; next: Node | null } | null {
    this.#read(this.#observer.takeRecords())
    const place = this.#places.get(node)
    if (place === undefined) return null
    const { parent, previous, next } = place
    const behind = next === null ? null : this.childFor(parent, next)
    const before = previous === null ? null : this.childFor(parent, previous)
    return { parent, next: behind ?? before?.nextSibling ?? null }
  }

  #standing(parent: Node, node: Node, seen: Set<Node>): readonly Node[] {
    if (parent.contains(node)) return [node]
    if (seen.has(node)) return []
    seen.add(node)
    // What stands in may itself have been replaced since.
    return (this.#places.get(node)?.standIns ?? []).flatMap((each) => this.#standing(parent, each, seen))
  }

  #read(records: readonly MutationRecord[]): void {
    const added = new Set<Node>()
    const emptied = new Map<Node, Place>()
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [come, gone] = [[...addedNodes], [...removedNodes]]
      for (const node of gone.filter((each) => each instanceof Text || this.#standIns.has(each))) {
        // Put in beside it first, and then it was taken out.
        const beside = [previousSibling, nextSibling].find((each) => each !== null && added.has(each))
        const place = { parent: target, previous: previousSibling, next: nextSibling }
        this.#remember(node, { ...place, standIns: come.length > 0 ? come : beside ? [beside] : [] })
        if (come.length === 0 && !beside) emptied.set(node, { ...place, standIns: [] })
      }
      for (const [node, place] of gone.length > 0 ? [] : emptied) {
        // Taken out first, and then something was put there.
        const isThere =
          place.parent === target &&
          place.previous === previousSibling &&
          place.next === nextSibling &&
          come[0] !== node
        if (isThere) this.#remember(node, { ...place, standIns: come })
      }
      for (const node of come) added.add(node)
    }
  }

  #remember(node: Node, place: Place): void {
    this.#places.set(node, place)
    for (const each of place.standIns) this.#standIns.add(each)
  }
}

/** The child of `parent` in which `node` lies; null where it lies elsewhere. */
function ancestorUnder(parent: Node, node: Node): Node | null {
  let at: Node | null = node
  while (at !== null && at.parentNode !== parent) at = at.parentNode
  return at
}
