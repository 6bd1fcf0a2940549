import { getConfigs } from '@rehearsal/contracts/account'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { hasTranscriber } from '../../platform/rating/transcribers-of.ts'

export function configsRoutes(app: FastifyInstance, { config, gateways }: Platform): void {
  const { issuer, clientId, isEmbedded } = config.identity
  mount(app, getConfigs, () => ({
    identity: { issuer, clientId, isEmbedded },
    hasDemo: config.hasDemo,
    freeAiSubmissions: config.freeAiSubmissions,
    freeAiPeriod: config.freeAiPeriod,
    isFreeAiPerKind: config.isFreeAiPerKind,
    hasTranscriber: hasTranscriber(config.transcription),
    hasTranslator: config.translation !== null,
    sendsWriting: config.writing.languageTool !== null || config.writing.grader !== null,
    formats: config.formats,
    gateways: gateways.map(({ face }) => face),
  }))
}
