import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { currentFormat, formats } from '@rehearsal/exam/formats/formats'
import { FREE_AI_SUBMISSIONS } from '@rehearsal/exam/limits'
import { z } from 'zod'

const DEFAULT_PORT = 3000
const DEFAULT_CALLS_PER_MINUTE = 600
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/u)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
/** Yes or no, as operators write it. */
export const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'])
  .transform((text) => ['true', '1', 'yes'].includes(text))
/** How many proxies stand before the server; `true` is one. */
const proxies = z.union([flag.transform(Number), whole(0, 9)])
const webAddress = z.url({ protocol: /^https?$/u }).transform((text) => new URL(text))
const formatOf = (variant: ExamVariant) => formatIdSchema.refine((id) => formats[id].variant === variant)

/** Every variable that is read, with what it must look like in words. */
export const environmentSchema = z.object({
  PORT: whole(0, 65_535).default(DEFAULT_PORT).describe('a port from 0 to 65535'),
  HOST: z.string().default('localhost').describe('a host name or an address'),
  PUBLIC_URL: webAddress.optional().describe('an http or https address, e.g. https://rehearsal.example'),
  TLS_CERT: z.string().optional().describe('a file with a certificate, PEM'),
  TLS_KEY: z.string().optional().describe('a file with the key of that certificate, PEM'),
  DATA_DIR: z.string().default('./data').describe('a folder'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/u })
    .optional()
    .describe('a PostgreSQL address, e.g. postgres://user@host/database'),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe('the http or https address of an OpenID Connect issuer'),
  OIDC_AUDIENCE: z.string().default('rehearsal-api').describe('the audience that access tokens name'),
  OIDC_CLIENT_ID: z.string().default('rehearsal-web').describe('the client id of the web client'),
  STORAGE: z.enum(['disk', 's3']).default('disk').describe('disk or s3'),
  S3_ENDPOINT: webAddress.optional().describe('the http or https address of an S3-compatible service'),
  S3_BUCKET: z.string().default('').describe('the name of a bucket'),
  S3_REGION: z.string().default('us-east-1').describe('a region, e.g. eu-central-1'),
  S3_ACCESS_KEY_ID: z.string().default('').describe('an access key id'),
  S3_SECRET_ACCESS_KEY: z.string().default('').describe('a secret access key'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/u })
    .optional()
    .describe('an SMTP address, e.g. smtp://user:password@host:587'),
  MAIL_FROM: z
    .string()
    .includes('@')
    .default('Rehearsal <no-reply@localhost>')
    .describe('the sender of mails, e.g. Rehearsal <no-reply@rehearsal.example>'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('info')
    .describe(`one of ${LOG_LEVELS.join(', ')}`),
  ACADEMIC_FORMAT: formatOf('ACADEMIC')
    .default(currentFormat.ACADEMIC)
    .describe('an exam format for ACADEMIC, e.g. academic-2025'),
  ACADEMIC_FORMATS_OFFERED: z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((id) => id.trim())))
    .pipe(z.array(formatOf('ACADEMIC')))
    .default(['academic-2025-full'])
    .describe('exam formats for ACADEMIC with commas between them, or none, e.g. academic-2025-full'),
  CORE_FORMAT: formatOf('CORE').default(currentFormat.CORE).describe('an exam format for CORE, e.g. core-2024'),
  FREE_AI_SUBMISSIONS: whole(0, 1_000_000).default(FREE_AI_SUBMISSIONS).describe('a whole number of 0 or more'),
  FREE_MOCK_TESTS: whole(0, 1_000_000).default(1).describe('a whole number of 0 or more'),
  FREE_AI_PERIOD: z.enum(['lifetime', 'day']).default('lifetime').describe('lifetime or day'),
  FREE_AI_PER_KIND: flag.default(false).describe('true or false'),
  SANDBOX_PAYMENTS: flag.optional().describe('true or false'),
  ALLOW_SANDBOX_PAYMENTS: flag.default(false).describe('true or false'),
  NODE_ENV: z.string().default('').describe('production or anything else'),
  STRIPE_KEY: z
    .string()
    .regex(/^[\w-]+$/u)
    .or(z.literal(''))
    .default('')
    .describe('a secret key of Stripe, e.g. sk_live_…'),
  STRIPE_WEBHOOK_SECRET: z.string().default('').describe('the signing secret of a Stripe webhook, e.g. whsec_…'),
  STRIPE_URL: webAddress.optional().describe('the http or https address of a server with the API of Stripe'),
  ZARINPAL_MERCHANT_ID: z
    .string()
    .regex(/^[\w-]+$/u)
    .or(z.literal(''))
    .default('')
    .describe('a merchant id of Zarinpal'),
  ZARINPAL_URL: webAddress
    .default(new URL('https://payment.zarinpal.com'))
    .describe('the http or https address of a gateway that speaks as Zarinpal does'),
  VOICE_URL: webAddress.optional().describe('the http or https address of a server with POST /v1/audio/speech'),
  VOICE_KEY: z.string().default('').describe('the key of that server'),
  VOICE_MODEL: z.string().default('kokoro').describe('a model of that server'),
  VOICE_NAMES: z
    .string()
    .regex(/^[^,\s]+,[^,\s]+,[^,\s]+$/u)
    .default('af_heart,am_michael,bm_george')
    .describe('three of its voices, for a woman, a man and a second man, e.g. af_heart,am_michael,bm_george'),
  TRANSCRIBER_URL: webAddress
    .optional()
    .describe('the http or https address of a server with POST /v1/audio/transcriptions'),
  TRANSCRIBER_KEY: z.string().default('').describe('the key of that server'),
  TRANSCRIBER_MODEL: z.string().default('whisper-1').describe('a model of that server'),
  TRANSCRIBER_FOLDER: z.string().default('').describe('a folder with a sherpa-onnx model'),
  TRANSCRIBER_EMBEDDED: z.enum(['on', 'off']).default('on').describe('on or off'),
  LANGUAGETOOL_URL: webAddress.optional().describe('the http or https address of a LanguageTool server'),
  GRADER_URL: webAddress.optional().describe('the http or https address of a language model server'),
  GRADER_API: z.enum(['openai', 'anthropic']).default('openai').describe('openai or anthropic'),
  GRADER_KEY: z.string().default('').describe('the key of that server'),
  GRADER_MODEL: z.string().default('').describe('a model of that server'),
  GRADER_SECONDS: whole(1, 120).default(20).describe('a whole number from 1 to 120'),
  TRANSLATOR_URL: webAddress.optional().describe('the http or https address of a translation server'),
  TRANSLATOR_API: z.enum(['libretranslate', 'openai']).default('libretranslate').describe('libretranslate or openai'),
  TRANSLATOR_KEY: z.string().default('').describe('the key of that server'),
  TRANSLATOR_MODEL: z.string().default('').describe('a model of that server'),
  TRANSLATOR_SECONDS: whole(1, 60).default(8).describe('a whole number from 1 to 60'),
  SPEECH_THREADS: whole(1, 64).optional().describe('a whole number from 1 to 64'),
  DEMO: flag.optional().describe('true or false'),
  TRUST_PROXY: proxies.default(0).describe('true, false or the number of proxies, up to 9'),
  CALLS_PER_MINUTE: whole(1, 1_000_000).default(DEFAULT_CALLS_PER_MINUTE).describe('a whole number of 1 or more'),
  CALLS_PER_ADDRESS: whole(1, 10_000_000).optional().describe('a whole number of 1 or more'),
  GUESSES_PER_MINUTE: whole(1, 1_000_000).default(10).describe('a whole number of 1 or more'),
  GUESSES_PER_ACCOUNT: whole(1, 1_000_000).default(30).describe('a whole number of 1 or more'),
  GUESSES_PER_ADDRESS: whole(1, 1_000_000).default(300).describe('a whole number of 1 or more'),
})
export type Values = z.infer<typeof environmentSchema>
