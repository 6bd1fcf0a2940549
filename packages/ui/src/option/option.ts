import type { ReactNode } from 'react'

/** One choice of a group. Its value doubles as its key. */
export type Option<V extends string> = {
  value: V
  label: string
  isDisabled?: boolean | undefined
  icon?: ReactNode
  description?: ReactNode
}
