import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/services.ts'

export function wordListsRoutes(_app: FastifyInstance, _platform: Platform): void {}
