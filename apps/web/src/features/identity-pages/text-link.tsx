import { Link } from '@rehearsal/ui/link'
import type { ReactNode } from 'react'

/** A quiet way elsewhere below what the page is for. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-block rounded py-1 text-sm font-medium text-brand underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
