import { idSchema } from '@rehearsal/contracts/wire'
import type { SearchParams } from '../../../shared/search-params.ts'

/** The order that the server has put into the address it leads back to; null without one. */
export const orderIdOf = (search: SearchParams): number | null => idSchema.safeParse(search['order']).data ?? null
