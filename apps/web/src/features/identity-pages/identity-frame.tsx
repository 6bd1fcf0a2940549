import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { PublicFrame } from '../../shared/frame/public-frame.tsx'

type Props = { title: string; description?: ReactNode; children: ReactNode }

/** One card in the middle of a quiet page. */
export function IdentityFrame({ title, description, children }: Props) {
  return (
    <PublicFrame>
      <PageTitle>{title}</PageTitle>
      <div className="mx-auto w-full max-w-[28rem] px-4 pb-16 pt-4 md:pt-[8dvh]">
        <h1 className="text-2xl font-[650] tracking-[-0.02em]">{title}</h1>
        {description === undefined ? null : <p className="mt-1.5 text-ink-2">{description}</p>}
        <div className="mt-5 rounded-card border border-line bg-surface p-5 md:p-6">{children}</div>
      </div>
    </PublicFrame>
  )
}
