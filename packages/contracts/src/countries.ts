import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** ISO 3166 code of two letters; the server knows which there are. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/u, 'Choose a country.')

export const countrySchema = z.object({
  id: countryCodeSchema,
  /** Its English name. */
  value: z.string(),
})
export type Country = z.infer<typeof countrySchema>

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/profile/countries',
  tag: 'profile',
  access: 'learner',
  statuses: [200],
  summary: 'Every country, by its English name',
  response: z.array(countrySchema),
})
