import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLayer } from '../layer/layer.tsx'
import { firstFocus } from './first-focus.ts'
import { holdFocus } from './hold-focus.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { useScrollStop } from './use-scroll-stop.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  description?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'full' | undefined
  /** Stands in place of the visible title, which screen readers still get. */
  header?: ReactNode
  footer?: ReactNode
  /** May be left by Escape, by a press outside and by the close button. */
  isDismissible?: boolean | undefined
  hasPadding?: boolean | undefined
  heightPx?: number | undefined
  /** Where the focus goes when it closes, if not to where it came from: null for that. */
  focusAfter?: (() => HTMLElement | null) | undefined
  children?: ReactNode
}

const widths = {
  small: 'sheet:max-w-[420px]',
  medium: 'sheet:max-w-[560px]',
  large: 'sheet:max-w-[800px]',
  full: 'sheet:max-w-[1200px]',
} as const

/** The grey behind every layer. */
export const backdropLook =
  'fixed inset-0 z-40 bg-scrim backdrop-blur-[3px] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'

// What fades is over: a second press must not send again what the first has sent.
const popupLook = classNames(
  'pointer-events-auto data-closed:pointer-events-none flex max-h-[min(88dvh,100%)] w-full flex-col overflow-hidden rounded-t-[20px] bg-surface shadow-float outline-none sheet:max-h-[min(92dvh,100%)] sheet:rounded-card sheet:border sheet:border-line',
  'transition-[translate,opacity,scale] duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0',
  'max-sheet:data-ending-style:translate-y-16 max-sheet:data-starting-style:translate-y-16 sheet:data-ending-style:scale-[0.98] sheet:data-starting-style:scale-[0.98]',
)

/**
 * A modal in the middle of the page; below 760 px a sheet from the bottom. The focus goes to the first field, to the action marked
 * `data-first-focus` or to the heading, stays inside and returns to where it came from.
 */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    size = 'medium',
    isDismissible = true,
    heightPx,
    focusAfter,
    ...parts
  } = props
  useKeyboardRoom(isOpen)
  useLayer(isOpen, isDismissible ? onClose : () => undefined)
  const popup = useRef<HTMLDivElement>(null)
  useFirstFocus(isOpen, popup)
  const close = (open: boolean, details: BaseDialog.Root.ChangeEventDetails) => {
    if (open) return
    if (isDismissible) onClose()
    else details.cancel()
  }
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={close} disablePointerDismissal={!isDismissible}>
      <BaseDialog.Portal>
        {/* Also over another dialog: the one below must not look as if it were in use. */}
        <BaseDialog.Backdrop forceRender className={backdropLook} />
        <BaseDialog.Viewport className="fixed inset-0 z-40 flex items-end justify-center max-sheet:pt-6 max-sheet:pb-(--keyboard-room) sheet:items-center sheet:p-6">
          <BaseDialog.Popup
            ref={popup}
            initialFocus={() => firstFocus(popup.current)}
            finalFocus={() => focusAfter?.() ?? true}
            onKeyDown={holdFocus}
            className={classNames(popupLook, widths[size])}
            style={heightPx === undefined ? undefined : { height: heightPx }}
          >
            <DialogParts title={title} closeLabel={closeLabel} isDismissible={isDismissible} {...parts} />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

type PartsProps = Pick<
  DialogProps,
  'title' | 'closeLabel' | 'description' | 'header' | 'footer' | 'isDismissible' | 'hasPadding' | 'children'
>

function DialogParts({
  title,
  closeLabel,
  description,
  header,
  footer,
  isDismissible,
  hasPadding = true,
  children,
}: PartsProps) {
  const scrollStop = useScrollStop(title)
  return (
    <>
      <div className={classNames('flex items-start gap-3 ps-5 pe-3 pt-3 md:ps-6', header ? 'pb-3' : 'pb-1')}>
        <div className={classNames('min-w-0 flex-1', header ? '' : 'pt-1.5')}>
          <BaseDialog.Title
            tabIndex={-1}
            className={
              header
                ? 'sr-only'
                : 'text-lg font-semibold leading-7 tracking-[-0.01em] outline-none [overflow-wrap:anywhere]'
            }
          >
            {title}
          </BaseDialog.Title>
          {header}
          {description ? (
            <BaseDialog.Description className="mt-0.5 text-ink-2">{description}</BaseDialog.Description>
          ) : null}
        </div>
        {isDismissible ? (
          <BaseDialog.Close
            render={<IconButton label={closeLabel} icon={<X size={18} aria-hidden />} hasTooltip={false} />}
          />
        ) : null}
      </div>
      <div
        {...scrollStop}
        className={classNames(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2',
          hasPadding && 'px-5 pb-5 pt-2 md:px-6',
        )}
      >
        {children}
      </div>
      {footer ? (
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:px-6">
          {footer}
        </div>
      ) : null}
    </>
  )
}
