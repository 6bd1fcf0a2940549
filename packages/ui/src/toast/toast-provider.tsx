import { Toast } from '@base-ui/react/toast'
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { toastManager } from './toast.ts'

type Props = { regionLabel: string; closeLabel: string; children?: ReactNode }

/**
 * Holds the messages of `toast()`; once, at the root of the application. F6 moves the focus to them. Where layers come from the
 * bottom they stand at the top: at the foot are the actions of a sheet, the menu of a phone and what a page keeps there.
 */
export function ToastProvider({ regionLabel, closeLabel, children }: Props) {
  return (
    <Toast.Provider toastManager={toastManager}>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          aria-label={regionLabel}
          className="fixed inset-x-4 top-(--toast-top) z-50 mx-auto flex max-w-96 flex-col gap-2 wide:start-auto wide:end-6 wide:top-auto wide:bottom-6 wide:w-96 wide:flex-col-reverse"
        >
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Sign({ type }: { type: string | undefined }) {
  if (type === 'good') return <CircleCheck size={19} className="text-good" aria-hidden />
  if (type === 'fair') return <TriangleAlert size={19} className="text-fair" aria-hidden />
  if (type === 'bad') return <CircleX size={19} className="text-bad" aria-hidden />
  return <Info size={19} className="text-brand" aria-hidden />
}

const toastLook = classNames(
  'rounded-[12px] border border-line bg-surface shadow-float transition-[translate,opacity] duration-200',
  // One at a time, the newest, where a pile would reach the head of a sheet.
  'max-wide:not-first:hidden',
  // While the finger is on it, Base UI moves it; let go of, it fades where it was left.
  'not-data-swiping:translate-x-(--toast-swipe-movement-x) not-data-swiping:translate-y-(--toast-swipe-movement-y)',
  'data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-4 data-starting-style:opacity-0 wide:data-starting-style:translate-y-4',
)

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager()
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      data-toast=""
      swipeDirection={['up', 'down', 'right', 'left']}
      className={toastLook}
    >
      <Toast.Content className="flex items-start gap-3 py-2.5 touch:py-1 ps-4 pe-2 touch:pe-1">
        <span className="mt-1.5 touch:mt-3 shrink-0">
          <Sign type={item.type} />
        </span>
        <div className="min-w-0 flex-1 py-1.5 touch:py-3">
          <Toast.Title className="text-sm font-semibold" />
          <Toast.Description className="text-sm text-ink-2" />
        </div>
        <Toast.Action className="min-h-8 touch:min-h-11 shrink-0 rounded-lg px-2 text-sm font-semibold text-brand hover:bg-brand-soft" />
        {/* Base UI hides it from screen readers until somebody has entered the messages, though the focus can be on it before. */}
        <Toast.Close
          aria-hidden={false}
          aria-label={closeLabel}
          className="grid size-8 touch:size-11 shrink-0 place-items-center rounded-lg text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <X size={16} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
