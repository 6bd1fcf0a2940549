import type { ComponentProps, ReactElement, ReactNode } from 'react'

export type MenuEntry =
  | {
      id: string
      label: string
      icon?: ReactNode
      href?: string | undefined
      onSelect?: (() => void) | undefined
      tone?: 'bad' | undefined
      isDisabled?: boolean | undefined
      /** Present on entries of which one is in force. */
      isChecked?: boolean | undefined
      isSeparator?: undefined
    }
  | { id: string; isSeparator: true }

export type MenuProps = {
  /** A `Button`, an `IconButton` or a native button. */
  trigger: ReactElement<ComponentProps<'button'>>
  entries: readonly MenuEntry[]
  header?: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
}
