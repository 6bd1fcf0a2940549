import { IconButton } from '@rehearsal/ui/icon-button'
import type { ComponentProps, ReactNode } from 'react'

type Props = {
  label: string
  icon: ReactNode
  onPress: () => void
  isPressed?: boolean
  /** It stays where it is for the keys, and does nothing. */
  isUnavailable?: boolean
} & Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls'>

/** A button of the toolbar. A press leaves the selection of the text as it is. */
export function ToolbarButton({ label, icon, onPress, isPressed, isUnavailable = false, ...aria }: Props) {
  return (
    <IconButton
      {...aria}
      label={label}
      icon={icon}
      isPressed={isPressed}
      aria-disabled={isUnavailable || undefined}
      className={isUnavailable ? 'opacity-50' : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isUnavailable) onPress()
      }}
    />
  )
}
