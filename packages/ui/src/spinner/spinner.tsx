import { LoaderCircle } from 'lucide-react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** Turns while something is awaited. */
export function Spinner({ label, size = 18 }: { label?: string | undefined; size?: number | undefined }) {
  return (
    <span className="inline-flex" role={label ? 'status' : undefined}>
      <LoaderCircle className="animate-spin" size={size} aria-hidden />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
