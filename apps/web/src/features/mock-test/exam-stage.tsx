import { Card } from '@rehearsal/ui/card'
import { type ReactNode, useEffect } from 'react'
import { focusHeading } from '../../shared/focus-heading.ts'

type Props = { title: string; text?: string | undefined; isWide?: boolean; actions?: ReactNode; children?: ReactNode }

/** What stands between the items: one thing to read and one to press. The focus goes to its heading. */
export function ExamStage({ title, text, isWide = false, actions, children }: Props) {
  useEffect(() => focusHeading(), [title])
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full px-4 py-8 outline-none md:py-14">
      <div className={`mx-auto w-full ${isWide ? 'max-w-[760px]' : 'max-w-[560px]'}`}>
        <Card padding="large">
          <h1 className="text-xl font-[650] tracking-[-0.015em] md:text-2xl">{title}</h1>
          {text === undefined ? null : <p className="mt-1.5 text-ink-2">{text}</p>}
          {children === undefined ? null : <div className="mt-5 grid gap-5">{children}</div>}
          {actions === undefined ? null : (
            <div className="mt-6 flex flex-wrap items-center justify-end gap-2 max-sheet:flex-col-reverse max-sheet:items-stretch">
              {actions}
            </div>
          )}
        </Card>
      </div>
    </main>
  )
}
