import { messageOf } from '../../shared/api/api-error.ts'

/** What the server said to a form as a whole, spoken when it appears. */
export function FormError({ error }: { error: unknown }) {
  return (
    <div role="alert" className="empty:hidden">
      {error === null ? null : (
        <p className="rounded-control bg-bad-soft px-3.5 py-2.5 text-sm font-medium text-bad">{messageOf(error)}</p>
      )}
    </div>
  )
}
