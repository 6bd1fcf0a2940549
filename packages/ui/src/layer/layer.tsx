import { createContext, use, useEffect, useEffectEvent, type ReactNode } from 'react'

/** Keeps the layers that lie over the page, the topmost last, and gives the browser's Back to that one. */
export type LayerHost = {
  /** Lays a layer on top. The returned function takes it away. */
  add: (onBack: () => void) => () => void
}

const Host = createContext<LayerHost | null>(null)

/** Hands in what knows the browser's history; without it Back is the page's alone. */
export function LayerProvider({ host, children }: { host: LayerHost; children: ReactNode }) {
  return <Host value={host}>{children}</Host>
}

/** While it is open, and on top of the others, Back does `onBack` and leaves the page where it is. */
export function useLayer(isOpen: boolean, onBack: () => void): void {
  const host = use(Host)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (isOpen && host !== null) return host.add(() => back())
    return undefined
  }, [isOpen, host])
}
