import { Places } from './places.ts'

/** The browser's own, before anything is put in its place. */
// oxlint-disable-next-line typescript/unbound-method -- called on the node that they were called on
const { removeChild, insertBefore, appendChild } = Node.prototype
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

/**
 * Lets React go on working while another program changes the page's texts. A translator takes a text out and puts elements with the
 * translation in its place (`<font><font>…</font></font>`). React knows nothing of it: where it then removes the text or
 * inserts before it, the browser throws and the page dies; what it writes into the text is seen by nobody, and a counter stands still.
 *
 * With this guard a removed text takes along what stands in for it; what is inserted before it is inserted before that; and a text
 * that is written to comes back into its place, where the translator finds it again. Nodes that stand where React left them go
 * straight to the browser. To be called once, before anything is on screen.
 * @returns ends the guard
 */
export function guardForeignNodes(root: Node = document): () => void {
  const places = new Places()
  places.observe(root)

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const isForeign = child instanceof Node && child.parentNode !== this
    if (isForeign) takeOut(this, places.standing(this, child))
    else removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    if (node instanceof Text) takeOutStandIns(places, node)
    const isPlain = !(child instanceof Node) || child.parentNode === this
    const before = isPlain ? child : (places.childFor(this, child) ?? homeIn(this, places, child))
    insertBefore.call(this, node, before)
    return node
  }
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    if (node instanceof Text) takeOutStandIns(places, node)
    appendChild.call(this, node)
    return node
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (this instanceof Text && this.parentNode === null) bringBack(places, this)
      nodeValue?.set?.call(this, value)
    },
  })

  return () => {
    places.disconnect()
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild })
    if (nodeValue) Object.defineProperty(Node.prototype, 'nodeValue', nodeValue)
  }
}

/** Where something belongs that goes before a text which nothing stands in for; at the end where that is unknown, too. */
function homeIn(parent: Node, places: Places, child: Node): Node | null {
  const home = places.home(child)
  return home?.parent === parent ? home.next : null
}

/** A text that was taken out comes back to where it stood, in place of what stands in for it. */
function bringBack(places: Places, text: Text): void {
  const home = places.home(text)
  if (home === null) return
  const { parent } = home
  const next = places.childFor(parent, text) ?? home.next
  const standIns = places.standing(parent, text)
  insertBefore.call(parent, text, next)
  takeOut(parent, standIns)
}

/** A text that React puts elsewhere leaves no translation behind. */
function takeOutStandIns(places: Places, text: Text): void {
  const home = text.parentNode === null && places.has(text) ? places.home(text) : null
  if (home !== null) takeOut(home.parent, places.standing(home.parent, text))
}

/** Takes nodes out of `parent` with those wrappers that then hold nothing any more. */
function takeOut(parent: Node, nodes: readonly Node[]): void {
  for (const node of nodes) {
    let [inner, holder]: [Node, Node | null] = [node, node.parentNode]
    while (holder !== null) {
      removeChild.call(holder, inner)
      if (holder === parent || holder.hasChildNodes()) break
      ;[inner, holder] = [holder, holder.parentNode]
    }
  }
}
