import { getConfigs } from '@rehearsal/contracts/account'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'

export function configsRoutes(app: FastifyInstance, { config, gateways, persian }: Platform): void {
  const { issuer, clientId, isEmbedded } = config.identity
  const { server, modelFolder, isEmbedded: hasRecogniser } = config.transcription
  mount(app, getConfigs, () => ({
    identity: { issuer, clientId, isEmbedded },
    hasDemo: config.hasDemo,
    freeAiSubmissions: config.freeAiSubmissions,
    freeAiPeriod: config.freeAiPeriod,
    isFreeAiPerKind: config.isFreeAiPerKind,
    hasTranscriber: server !== null || modelFolder !== null || hasRecogniser,
    hasTranslator: config.translation !== null,
    builtInLanguages: persian === null ? [] : [persian.language],
    sendsWriting: config.writing.languageTool !== null || config.writing.grader !== null,
    formats: config.formats,
    offeredFormats: config.offeredFormats,
    gateways: gateways.map(({ face }) => face),
  }))
}
