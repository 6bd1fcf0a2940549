import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

type Props = {
  /** Keeps the place meanwhile. */
  pending?: ReactNode
  children: ReactNode
}

/** A part of a page that may be missing: where it cannot be loaded, on a broken line say, the page stands without it. */
export function Optional({ pending, children }: Props) {
  return (
    <CatchBoundary getResetKey={() => 'optional'} errorComponent={Nothing}>
      <Suspense fallback={pending}>{children}</Suspense>
    </CatchBoundary>
  )
}

const Nothing = () => null
