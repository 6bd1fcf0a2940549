import { z } from 'zod'

/** The formats that there are rules for; apart from the rules, which are too large for a first page. */
export const formatIds = ['academic-2024', 'academic-2025', 'academic-2025-full', 'core-2024'] as const
export const formatIdSchema = z.enum(formatIds)
export type FormatId = z.infer<typeof formatIdSchema>
