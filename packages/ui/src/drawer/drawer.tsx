import { Drawer as BaseDrawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { backdropLook } from '../dialog/dialog.tsx'
import { firstFocus } from '../dialog/first-focus.ts'
import { holdFocus } from '../dialog/hold-focus.ts'
import { useScrollStop } from '../dialog/use-scroll-stop.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLayer } from '../layer/layer.tsx'
import { useMediaQuery } from '../media-query/use-media-query.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  footer?: ReactNode
  children?: ReactNode
}

const sideLook = classNames(
  'h-full w-[min(26rem,100vw-3rem)] border-s border-line translate-x-[var(--drawer-swipe-movement-x)]',
  'data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full',
)
const sheetLook =
  'max-h-[88dvh] w-full rounded-t-[20px] translate-y-[var(--drawer-swipe-movement-y)] data-ending-style:translate-y-full data-starting-style:translate-y-full'

/** A panel at the end side of the page; below 1050 px a sheet from the bottom, which a swipe closes (specification §2.6). */
export function Drawer({ isOpen, onClose, title, closeLabel, footer, children }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  useLayer(isOpen, onClose)
  const isSide = useMediaQuery('(min-width: 1050px)')
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const sideSwipe = isRightToLeft ? 'left' : 'right'
  return (
    <BaseDrawer.Root
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      swipeDirection={isSide ? sideSwipe : 'down'}
    >
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className={backdropLook} />
        <BaseDrawer.Viewport
          className={classNames('fixed inset-0 z-40 flex', isSide ? 'items-stretch justify-end' : 'items-end')}
        >
          <BaseDrawer.Popup
            ref={popup}
            initialFocus={() => firstFocus(popup.current)}
            onKeyDown={holdFocus}
            className={classNames(
              'flex flex-col overflow-hidden bg-surface shadow-float outline-none transition-[translate] duration-200 data-swiping:duration-0',
              // What slides out is over: a second press must not do again what the first has done.
              'data-closed:pointer-events-none',
              isSide ? sideLook : sheetLook,
            )}
          >
            {isSide ? null : <span aria-hidden className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-strong" />}
            <div className="flex items-center justify-between gap-3 ps-5 pe-3 pt-3 pb-2">
              <BaseDrawer.Title tabIndex={-1} className="text-lg font-semibold tracking-[-0.01em] outline-none">
                {title}
              </BaseDrawer.Title>
              <BaseDrawer.Close
                render={<IconButton label={closeLabel} icon={<X size={18} aria-hidden />} hasTooltip={false} />}
              />
            </div>
            <DrawerBody title={title}>{children}</DrawerBody>
            {footer ? (
              <div className="flex gap-2 border-t border-line px-5 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
                {footer}
              </div>
            ) : null}
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  )
}

/** Mounted with what is open, as what it measures. */
function DrawerBody({ title, children }: Pick<Props, 'title' | 'children'>) {
  return (
    <BaseDrawer.Content
      {...useScrollStop(title)}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 pt-1 focus-visible:-outline-offset-2"
    >
      {children}
    </BaseDrawer.Content>
  )
}
