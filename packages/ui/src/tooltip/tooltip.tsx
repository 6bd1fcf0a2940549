import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

/** A few words beside a control, on hover and on keyboard focus. Never the only place of a name: label the control as well. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={500} render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={6} className="z-50">
          <BaseTooltip.Popup className="max-w-64 rounded-lg bg-ink px-2.5 py-1.5 text-xs font-medium text-paper shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
