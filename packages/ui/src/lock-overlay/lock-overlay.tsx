import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

type Props = { isLocked: boolean; title: string; description?: ReactNode; action: ReactNode; children: ReactNode }

/** Blurs what the learner's plan does not hold, out of reach of pointer, keyboard and screen reader, with one clear way to unlock it. */
export function LockOverlay({ isLocked, title, description, action, children }: Props) {
  return (
    <div className="relative isolate overflow-hidden rounded-[inherit]">
      <div inert={isLocked} className={classNames(isLocked && 'pointer-events-none select-none opacity-60 blur-[6px]')}>
        {children}
      </div>
      {isLocked ? (
        <div className="absolute inset-0 z-10 grid place-items-center overflow-auto p-4">
          <div className="flex max-w-80 flex-col items-center gap-1 text-center">
            <Lock size={20} className="mb-1 text-ink-2" aria-hidden />
            <p className="font-semibold">{title}</p>
            {description ? <div className="text-sm text-ink-2">{description}</div> : null}
            <div className="mt-3">{action}</div>
          </div>
        </div>
      ) : null}
    </div>
  )
}
