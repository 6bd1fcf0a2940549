import { idSchema } from '@rehearsal/contracts/wire'
import { notFound } from '@tanstack/react-router'

/** The id that an address names. Throws what shows the page for addresses that do not exist. */
export function idOf(text: string): number {
  const id = idSchema.safeParse(text)
  if (!id.success) throw notFound()
  return id.data
}
