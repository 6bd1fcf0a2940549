import { z } from 'zod'

/** The formats that there are rules for; apart from the rules, which are too large for a first page. */
export const formatIdSchema = z.enum(['academic-2024', 'academic-2025', 'core-2024'])
export type FormatId = z.infer<typeof formatIdSchema>
