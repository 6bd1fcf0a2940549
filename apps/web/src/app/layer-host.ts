import type { LayerHost } from '@rehearsal/ui/layer'
import type { RouterHistory } from '@tanstack/react-router'

type How = 'pushState' | 'replaceState'
/** Past the router's own functions, which load the page anew. */
const put = (how: How, state: unknown, url?: string | URL | null) =>
  History.prototype[how].call(window.history, state, '', url)

/**
 * Back closes what lies on top. Each open layer has an entry of its own in the browser's history, with the address of its page, so that there is something
 * to go back from also where the page was the first that was opened. The router never hears of these entries: they carry its own state, and how deep they lie.
 *
 * Whatever opens, closes or is gone to, `settle` then makes as many entries as there are layers. An entry whose layer is gone (after a reload, a link
 * pressed in it, or Forward) is passed over.
 *
 * @param createHistory makes the router's history, which must hear of moves after the layers do.
 */
export function createLayerHost(createHistory: () => RouterHistory): LayerHost & { history: RouterHistory } {
  // Chromium calls the listeners of a window in the order in which they came, also those that ask to be first.
  let onPop: (event: PopStateEvent) => void = () => undefined
  window.addEventListener('popstate', (event) => onPop(event), { capture: true })
  const history = createHistory()
  const layers: (() => void)[] = []
  let entries = depthOf(window.history.state)
  /** The entries of layers that are closed are being left; what is gone to meanwhile waits. */
  let isLeaving = false
  const waiting: (() => void)[] = []

  const isHere = () => indexOf(window.history.state) === history.location.state.__TSR_index
  const stateAt = (layerDepth: number) => ({ ...history.location.state, layerDepth })
  const write = (how: How, depth: number) => put(how, stateAt(depth), history.location.href)

  const settle = () => {
    if (isLeaving || !isHere()) return
    if (entries > layers.length) {
      isLeaving = true
      window.history.go(layers.length - entries)
    }
    for (; entries < layers.length; entries += 1) write('pushState', entries + 1)
  }
  const settleSoon = () => setTimeout(settle)
  const arrive = (depth: number) => {
    entries = depth
    // The address may have been replaced while the layer was open.
    if (isHere() && keyOf(window.history.state) !== history.location.state.__TSR_key) write('replaceState', depth)
  }

  onPop = (event) => {
    const depth = depthOf(event.state)
    if (isLeaving) {
      event.stopImmediatePropagation()
      isLeaving = false
      arrive(depth)
      for (const go of waiting.splice(0)) go()
    } else if (!isHere()) {
      entries = 0
      if (depth > 0) {
        event.stopImmediatePropagation()
        window.history.go(-depth)
      }
    } else if (depth !== entries) {
      event.stopImmediatePropagation()
      const closed = layers.slice(depth, Math.max(depth, entries)).reverse()
      arrive(depth)
      for (const back of closed) back()
    }
    settleSoon()
  }

  const routerPush = window.history.pushState.bind(window.history)
  const routerReplace = window.history.replaceState.bind(window.history)
  window.history.pushState = (state, unused, url) => {
    const go = () => {
      // A page that is gone to from a layer takes the place of its entry.
      if (entries > 0) put('replaceState', state, url)
      else routerPush(state, unused, url)
      entries = 0
      settleSoon()
    }
    if (isLeaving) waiting.push(go)
    else go()
  }
  window.history.replaceState = (state, unused, url) => {
    const go = () => {
      if (entries > 0) write('replaceState', entries)
      else routerReplace(state, unused, url)
    }
    if (isLeaving) waiting.push(go)
    else go()
  }

  settleSoon()
  return {
    history,
    add: (onBack) => {
      layers.push(onBack)
      settleSoon()
      return () => {
        layers.splice(layers.indexOf(onBack), 1)
        settleSoon()
      }
    },
  }
}

const depthOf = (state: unknown): number => numberIn(state, 'layerDepth') ?? 0
const indexOf = (state: unknown): number | undefined => numberIn(state, '__TSR_index')
const keyOf = (state: unknown): unknown => valueIn(state, '__TSR_key')

function numberIn(state: unknown, name: string): number | undefined {
  const value = valueIn(state, name)
  return typeof value === 'number' ? value : undefined
}

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Object.getOwnPropertyDescriptor(state, name)?.value : undefined
