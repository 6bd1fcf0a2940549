import { Toast } from '@base-ui/react/toast'
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { toastManager } from './toast.ts'

type Props = { regionLabel: string; closeLabel: string; children?: ReactNode }

/** Holds the messages of `toast()`; once, at the root of the application. F6 moves the focus to them. */
export function ToastProvider({ regionLabel, closeLabel, children }: Props) {
  return (
    <Toast.Provider toastManager={toastManager}>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          aria-label={regionLabel}
          className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-96 flex-col-reverse gap-2 md:bottom-6 md:start-auto md:end-6 md:mx-0 md:w-96"
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

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager()
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      data-toast=""
      swipeDirection={['down', 'right', 'left']}
      className="rounded-[12px] border border-line bg-surface shadow-float transition-[translate,opacity] duration-200 translate-x-[var(--toast-swipe-movement-x)] data-ending-style:translate-y-4 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-4 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-start gap-3 py-2.5 ps-4 pe-2">
        <span className="mt-1.5 shrink-0">
          <Sign type={item.type} />
        </span>
        <div className="min-w-0 flex-1 py-1.5">
          <Toast.Title className="text-sm font-semibold" />
          <Toast.Description className="text-sm text-ink-2" />
        </div>
        <Toast.Action className="min-h-8 shrink-0 rounded-lg px-2 text-sm font-semibold text-brand hover:bg-brand-soft" />
        <Toast.Close
          aria-label={closeLabel}
          className="grid size-8 shrink-0 place-items-center rounded-lg text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <X size={16} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
