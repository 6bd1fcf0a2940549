import { listCountries } from '@rehearsal/contracts/countries'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { countries } from './service.ts'

/** Where one may live or sit an exam (specification §7.3). */
export function countriesRoutes(app: FastifyInstance): void {
  mount(app, listCountries, () => [...countries])
}
