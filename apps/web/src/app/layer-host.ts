import type { LayerHost } from '@rehearsal/ui/layer'
import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'

/** So long no move within a page takes. */
const OVERDUE_MS = 500

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
 * A page that guards its work is asked before the router hears of Back: the router would ask while the browser stands one entry further already, where the
 * question can have no entry of its own, and the next Back would leave the site.
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
  /** The page that the browser is led to: back to it, or to its own entry from those of layers that are closed. What is gone to meanwhile waits. */
  let leadsTo: number | undefined
  /** What guards the page lets it be left. */
  let isFree = false
  const waiting: (() => void)[] = []

  const here = () => history.location.state.__TSR_index
  const isHere = () => indexOf(window.history.state) === here()
  const stateAt = (layerDepth: number) => ({ ...history.location.state, layerDepth })
  const write = (how: How, depth: number) => put(how, stateAt(depth), history.location.href)

  let pursuit: number | undefined
  /** A move that another one overtakes never ends: that one may have been given up on the browser's own question. */
  const pursue = () => {
    const index = indexOf(window.history.state)
    if (leadsTo !== undefined && index !== undefined && index !== leadsTo) lead(leadsTo - index, leadsTo)
  }
  const lead = (by: number, to = here()) => {
    leadsTo = to
    window.history.go(by)
    window.clearTimeout(pursuit)
    pursuit = window.setTimeout(pursue, OVERDUE_MS)
  }
  const whenLed = (go: () => void) => {
    if (leadsTo === undefined) go()
    else waiting.push(go)
  }

  const settle = () => {
    if (leadsTo !== undefined || isFree || !isHere()) return
    if (entries > layers.length) lead(layers.length - entries)
    for (; entries < layers.length; entries += 1) write('pushState', entries + 1)
  }
  const settleSoon = () => setTimeout(settle)
  const arrive = (depth: number) => {
    entries = depth
    // The address may have been replaced while the layer was open.
    if (isHere() && keyOf(window.history.state) !== history.location.state.__TSR_key) write('replaceState', depth)
  }

  const ask = async (nextLocation: HistoryLocation, by: number) => {
    for (const { blockerFn } of history._getBlockers()) {
      if (await blockerFn({ currentLocation: history.location, nextLocation, action: by < 0 ? 'BACK' : 'FORWARD' }))
        return
    }
    whenLed(() => {
      if (by > 0 && entries > 0) {
        // The entry of the question stands where Forward led.
        history.push(nextLocation.href, nextLocation.state, { ignoreBlocker: true })
      } else {
        isFree = true
        history.go(by - entries, { ignoreBlocker: true })
      }
    })
  }

  onPop = (event) => {
    const depth = depthOf(event.state)
    const index = indexOf(event.state)
    if (leadsTo !== undefined) {
      event.stopImmediatePropagation()
      // The entry of a layer lies between, or Back was pressed meanwhile.
      if (index !== undefined && index !== leadsTo) return window.history.go(leadsTo - index)
      leadsTo = undefined
      arrive(depth)
      for (const go of waiting.splice(0)) go()
    } else if (!isHere()) {
      entries = 0
      if (depth > 0) {
        event.stopImmediatePropagation()
        window.history.go(-depth)
      } else if (index !== undefined && !isFree && history._getBlockers().length > 0) {
        event.stopImmediatePropagation()
        const by = index - here()
        lead(-by)
        // Past a layer, as where Back is pressed twice at once: the layer is what closes.
        const top = layers.at(-1)
        if (top === undefined) void ask(locationOf(event.state), by)
        else waiting.push(top)
      } else isFree = false
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
  window.history.pushState = (state, unused, url) =>
    whenLed(() => {
      // A page that is gone to from a layer takes the place of its entry.
      if (entries > 0) put('replaceState', state, url)
      else routerPush(state, unused, url)
      entries = 0
      settleSoon()
    })
  window.history.replaceState = (state, unused, url) =>
    whenLed(() => {
      if (entries > 0) write('replaceState', entries)
      else routerReplace(state, unused, url)
    })

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

/** Where the browser stands, as the router tells of it. */
function locationOf(state: HistoryLocation['state']): HistoryLocation {
  const { pathname, search, hash } = window.location
  return { href: pathname + search + hash, pathname, search, hash, state }
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
