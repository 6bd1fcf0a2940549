import type { ReactNode } from 'react'

/** A tab beside the answers that another feature brings. */
export type Discussion = {
  label: string
  count?: number | undefined
  /** The address asks for something in it: it is open from the beginning. */
  isAsked: boolean
  panel: ReactNode
}
