import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import type { z } from 'zod'
import { ConfigError } from './config-error.ts'
import type { DatabaseLocation } from './database/open-database.ts'
import { environmentSchema, flag, type Values } from './environment.ts'
import { type PaymentsConfig, paymentsOf } from './gateways/payments-config.ts'
import type { GuessLimits } from './limits/guess-limit.ts'
import type { MailRoute } from './mail/mail.ts'
import type { GraderServer } from './rating/grader-engine.ts'
import type { WritingServices } from './rating/rating.ts'
import type { TranscriptionServer } from './rating/service-transcriber.ts'
import type { Transcription } from './rating/transcribers-of.ts'
import { storageOf } from './storage/storage-config.ts'
import type { StorageLocation } from './storage/storage.ts'
import type { TranslationServer } from './translation/translator.ts'
import type { VoiceServer } from './voice/voice.ts'

export { ConfigError } from './config-error.ts'

/** Who issues the tokens: this server itself, or an outside provider such as Keycloak. */
export type IdentityConfig = {
  isEmbedded: boolean
  /** As written: tokens must name it letter by letter. */
  issuer: string
  audience: string
  clientId: string
  /** The part that the web client is told. */
  web: { issuer: string; clientId: string; isEmbedded: boolean }
}

export type Config = {
  port: number
  host: string
  /** Where browsers reach the product; it gives the issuer and the redirect addresses. */
  publicUrl: URL
  /** The files by which this server speaks https itself; null where it speaks http, alone or behind a proxy. */
  tls: { certificateFile: string; keyFile: string } | null
  dataDir: string
  database: DatabaseLocation
  identity: IdentityConfig
  storage: StorageLocation
  mail: MailRoute
  logLevel: string
  formats: Readonly<Record<ExamVariant, FormatId>>
  /** Formats that a learner may practise in place of the installation's. */
  offeredFormats: readonly FormatId[]
  freeAiSubmissions: number
  /** Minis that a learner without a plan may take. */
  freeMockTests: number
  /** Whether they are counted once for all, or anew on each day of the learner's. */
  freeAiPeriod: FreeAiPeriod
  /** Whether each kind of question has as many. */
  isFreeAiPerKind: boolean
  payments: PaymentsConfig
  /** What says the questions; the embedded voices where it is null. */
  voice: VoiceServer | null
  /** Who writes down what is said in open speech; without either, words are listened for. */
  transcription: Transcription
  /** Who judges written answers beside the built-in engine; they leave this machine only where one is named. */
  writing: WritingServices
  /** Who translates sentences and words; nobody where it is null. */
  translation: TranslationServer | null
  speechThreads: number
  /** Whether the sign-in page offers "Try the demo". */
  hasDemo: boolean
  /** How many proxies stand before this server, each of which adds to `X-Forwarded-For` whom it heard. */
  proxies: number
  callsPerMinute: number
  /** The same of visitors, whom only their address tells apart: a class may share one. */
  callsPerAddress: number
  guessLimits: GuessLimits
}

/** So many times as much as one caller a whole address may call, unless it is configured. */
const CALLERS_BEHIND_AN_ADDRESS = 10

export type FreeAiPeriod = 'lifetime' | 'day'

type Environment = { readonly [name: string]: string | undefined }

/**
 * Reads the configuration from the process's environment; an empty variable counts as absent.
 *
 * @throws ConfigError naming every unusable variable and what is expected of it.
 */
export function readConfig(environment: Environment = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  const problems = [...unreadable(parsed.error), ...missing(given)]
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(`The configuration cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  }
  return configOf(parsed.data)
}

function unreadable(error: z.ZodError | undefined): string[] {
  const names = new Set(error?.issues.map(({ path }) => String(path[0])))
  return Object.entries(environmentSchema.shape).flatMap(([name, schema]) =>
    names.has(name) ? [`${name} must be ${schema.description}.`] : [],
  )
}

/** What one choice requires of the other variables. */
function missing(given: Environment): string[] {
  const needed = given['STORAGE'] === 's3' ? ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] : []
  const lines = needed.filter((name) => given[name] === undefined).map((name) => `${name} is needed with STORAGE=s3.`)
  if (given['GRADER_URL'] !== undefined && given['GRADER_MODEL'] === undefined) {
    lines.push('GRADER_MODEL is needed with GRADER_URL.')
  }
  if (given['TRANSLATOR_API'] === 'openai' && given['TRANSLATOR_MODEL'] === undefined) {
    lines.push('TRANSLATOR_MODEL is needed with TRANSLATOR_API=openai.')
  }
  if (given['STRIPE_KEY'] !== undefined && given['STRIPE_WEBHOOK_SECRET'] === undefined) {
    lines.push('STRIPE_WEBHOOK_SECRET is needed with STRIPE_KEY.')
  }
  if ((given['TLS_CERT'] === undefined) !== (given['TLS_KEY'] === undefined)) {
    lines.push('TLS_CERT and TLS_KEY are needed together.')
  } else if (given['TLS_CERT'] !== undefined && given['PUBLIC_URL']?.startsWith('http:')) {
    lines.push('PUBLIC_URL must begin with https with TLS_CERT.')
  }
  const isOn = (name: string) => given[name] !== undefined && flag.safeParse(given[name]).data === true
  if (given['NODE_ENV'] === 'production' && isOn('SANDBOX_PAYMENTS') && !isOn('ALLOW_SANDBOX_PAYMENTS')) {
    lines.push('SANDBOX_PAYMENTS gives plans away in production: unset it, or set ALLOW_SANDBOX_PAYMENTS=true as well.')
  }
  const isOutside = given['OIDC_ISSUER'] !== undefined
  if (isOutside && isOn('DEMO')) {
    lines.push('DEMO works only with the embedded issuer: unset it or OIDC_ISSUER.')
  }
  return lines
}

function configOf(values: Values): Config {
  const dataDir = resolve(values.DATA_DIR)
  const { TLS_CERT: certificateFile, TLS_KEY: keyFile } = values
  const tls = certificateFile === undefined || keyFile === undefined ? null : { certificateFile, keyFile }
  const publicUrl = values.PUBLIC_URL ?? new URL(`${tls === null ? 'http' : 'https'}://localhost:${values.PORT}`)
  const database: DatabaseLocation =
    values.DATABASE_URL === undefined
      ? { kind: 'pglite', folder: join(dataDir, 'database') }
      : { kind: 'postgres', url: values.DATABASE_URL }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    tls,
    dataDir,
    database,
    identity: identityOf(values, publicUrl),
    storage: storageOf(values, dataDir),
    mail: mailOf(values, dataDir),
    logLevel: values.LOG_LEVEL,
    formats: { ACADEMIC: values.ACADEMIC_FORMAT, CORE: values.CORE_FORMAT },
    offeredFormats: values.ACADEMIC_FORMATS_OFFERED,
    freeAiSubmissions: values.FREE_AI_SUBMISSIONS,
    freeMockTests: values.FREE_MOCK_TESTS,
    freeAiPeriod: values.FREE_AI_PERIOD,
    isFreeAiPerKind: values.FREE_AI_PER_KIND,
    payments: paymentsOf(values),
    voice: voiceOf(values),
    transcription: {
      server: transcriberOf(values),
      modelFolder: values.TRANSCRIBER_FOLDER || null,
      isEmbedded: values.TRANSCRIBER_EMBEDDED === 'on',
    },
    writing: writingOf(values),
    translation: translationOf(values),
    speechThreads: values.SPEECH_THREADS ?? Math.max(1, availableParallelism() - 1),
    hasDemo: values.DEMO ?? (values.OIDC_ISSUER === undefined && database.kind === 'pglite'),
    proxies: values.TRUST_PROXY,
    callsPerMinute: values.CALLS_PER_MINUTE,
    callsPerAddress: values.CALLS_PER_ADDRESS ?? values.CALLS_PER_MINUTE * CALLERS_BEHIND_AN_ADDRESS,
    guessLimits: {
      perAccountAndAddress: values.GUESSES_PER_MINUTE,
      perAccount: values.GUESSES_PER_ACCOUNT,
      perAddress: values.GUESSES_PER_ADDRESS,
    },
  }
}

function identityOf(values: Values, publicUrl: URL): IdentityConfig {
  const isEmbedded = values.OIDC_ISSUER === undefined
  const issuer = values.OIDC_ISSUER ?? new URL('/realms/rehearsal', publicUrl).href
  const clientId = values.OIDC_CLIENT_ID
  return {
    isEmbedded,
    issuer,
    audience: values.OIDC_AUDIENCE,
    clientId,
    web: { issuer, clientId, isEmbedded },
  }
}

function mailOf(values: Values, dataDir: string): MailRoute {
  const from = values.MAIL_FROM
  return values.SMTP_URL === undefined
    ? { kind: 'outbox', folder: join(dataDir, 'outbox'), from }
    : { kind: 'smtp', url: values.SMTP_URL, from }
}

function voiceOf(values: Values): VoiceServer | null {
  if (values.VOICE_URL === undefined) return null
  const [slt = '', rms = '', awb = ''] = values.VOICE_NAMES.split(',')
  return {
    baseUrl: values.VOICE_URL.href,
    model: values.VOICE_MODEL,
    voices: { slt, rms, awb },
    ...(values.VOICE_KEY === '' ? {} : { apiKey: values.VOICE_KEY }),
  }
}

function transcriberOf(values: Values): TranscriptionServer | null {
  if (values.TRANSCRIBER_URL === undefined) return null
  return {
    baseUrl: values.TRANSCRIBER_URL.href,
    model: values.TRANSCRIBER_MODEL,
    ...(values.TRANSCRIBER_KEY === '' ? {} : { apiKey: values.TRANSCRIBER_KEY }),
  }
}

function writingOf(values: Values): WritingServices {
  const languageTool = values.LANGUAGETOOL_URL === undefined ? null : { baseUrl: values.LANGUAGETOOL_URL.href }
  return { languageTool, grader: graderOf(values), timeoutSeconds: values.GRADER_SECONDS }
}

function graderOf(values: Values): GraderServer | null {
  if (values.GRADER_URL === undefined) return null
  return {
    api: values.GRADER_API,
    baseUrl: values.GRADER_URL.href,
    model: values.GRADER_MODEL,
    ...(values.GRADER_KEY === '' ? {} : { apiKey: values.GRADER_KEY }),
  }
}

function translationOf(values: Values): TranslationServer | null {
  if (values.TRANSLATOR_URL === undefined) return null
  return {
    api: values.TRANSLATOR_API,
    baseUrl: values.TRANSLATOR_URL.href,
    model: values.TRANSLATOR_MODEL,
    timeoutSeconds: values.TRANSLATOR_SECONDS,
    ...(values.TRANSLATOR_KEY === '' ? {} : { apiKey: values.TRANSLATOR_KEY }),
  }
}
