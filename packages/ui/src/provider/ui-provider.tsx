import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'

/** Keeps Base UI from writing `<style>` elements: the theme holds those rules, and the page keeps `style-src-elem 'self'`. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>
}
