import { z } from 'zod'

/** Marks earned out of the most that could be earned, unrounded. Marks are never negative. */
export const pointsSchema = z.object({
  earned: z.number().nonnegative(),
  max: z.number().positive(),
})
export type Points = z.infer<typeof pointsSchema>
