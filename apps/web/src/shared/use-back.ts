import { useBlocker } from '@tanstack/react-router'

/**
 * While a layer with something typed is open, the browser's Back is for the layer: on a phone it is the key under the
 * thumb, and would otherwise leave the page with all that was filled in.
 */
export function useBack(isOpen: boolean, onBack: () => void): void {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      // The router now goes forward again. Only then may the layer change: a Back pressed on its way would be lost.
      window.addEventListener('popstate', onBack, { once: true })
      return true
    },
    enableBeforeUnload: false,
    disabled: !isOpen,
  })
}
