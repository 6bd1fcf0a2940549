import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'

type Props = {
  title: string
  description?: ReactNode
  retryLabel: string
  onRetry: () => void
  isRetrying?: boolean | undefined
}

/** Says what went wrong and offers to try again. */
export function ErrorState({ title, description, retryLabel, onRetry, isRetrying }: Props) {
  return (
    <div role="alert" className="flex flex-col items-center gap-1.5 px-6 py-12 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-bad-soft text-bad" aria-hidden>
        <TriangleAlert size={22} />
      </span>
      <p className="text-base font-semibold">{title}</p>
      {description ? <div className="max-w-[46ch] text-ink-3">{description}</div> : null}
      <Button className="mt-3" onClick={onRetry} isLoading={isRetrying}>
        {retryLabel}
      </Button>
    </div>
  )
}
