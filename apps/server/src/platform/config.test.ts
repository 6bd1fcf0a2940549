import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any variable everything is embedded and the demo is on', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: 'localhost',
    database: { kind: 'pglite', folder: resolve('data/database') },
    storage: { kind: 'disk', folder: resolve('data/objects') },
    mail: { kind: 'outbox', folder: resolve('data/outbox') },
    formats: { ACADEMIC: 'academic-2025', CORE: 'core-2024' },
    offeredFormats: ['academic-2025-full'],
    freeAiSubmissions: 5,
    hasDemo: true,
    proxies: 0,
  })
  expect(config.identity.isEmbedded).toBe(true)
  expect(config.identity.issuer).toBe('http://localhost:3000/realms/rehearsal')
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, database: { kind: 'pglite' } })
})

test('an operator offers learners other formats of the exam, or none', () => {
  const offered = (text: string) => readConfig({ ACADEMIC_FORMATS_OFFERED: text }).offeredFormats
  expect(offered('academic-2024, academic-2025-full')).toEqual(['academic-2024', 'academic-2025-full'])
  expect(offered('none')).toEqual([])
})

test('all unusable variables are named at once, with what is expected and without their values', () => {
  const read = () => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://root:secret@db/x', STORAGE: 's3', DEMO: 'maybe' })
  expect(read).toThrow(
    [
      'The configuration cannot be used:',
      '  PORT must be a port from 0 to 65535.',
      '  DATABASE_URL must be a PostgreSQL address, e.g. postgres://user@host/database.',
      '  DEMO must be true or false.',
      '  S3_BUCKET is needed with STORAGE=s3.',
      '  S3_ACCESS_KEY_ID is needed with STORAGE=s3.',
      '  S3_SECRET_ACCESS_KEY is needed with STORAGE=s3.',
    ].join('\n'),
  )
  expect(read).not.toThrow('secret@')
})

test.each([
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'rehearsal.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['OIDC_ISSUER', 'id.example'],
  ['STORAGE', 'tape'],
  ['SMTP_URL', 'http://mail'],
  ['MAIL_FROM', 'nobody'],
  ['LOG_LEVEL', 'loud'],
  ['ACADEMIC_FORMAT', 'core-2024'],
  ['ACADEMIC_FORMATS_OFFERED', 'core-2024'],
  ['ACADEMIC_FORMATS_OFFERED', 'academic-2025-full,academic-2031'],
  ['CORE_FORMAT', 'academic-2025'],
  ['FREE_AI_SUBMISSIONS', '-5'],
  ['SPEECH_THREADS', '0'],
  ['VOICE_URL', 'voices.example'],
  ['VOICE_NAMES', 'anna'],
  ['VOICE_NAMES', 'anna,bob,'],
  ['VOICE_NAMES', 'anna, bob, callum'],
  ['TRANSCRIBER_URL', 'whisper.example'],
  ['TRANSCRIBER_EMBEDDED', 'maybe'],
  ['LANGUAGETOOL_URL', 'languagetool.example'],
  ['GRADER_URL', 'file:///etc/passwd'],
  ['GRADER_API', 'mind'],
  ['GRADER_SECONDS', '0'],
  ['TRANSLATOR_URL', 'translate.example'],
  ['TRANSLATOR_API', 'babel'],
  ['TRANSLATOR_SECONDS', '0'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', 'loopback'],
  ['CALLS_PER_MINUTE', '1.5'],
  ['FREE_AI_PERIOD', 'week'],
  ['FREE_AI_PER_KIND', 'some'],
  ['SANDBOX_PAYMENTS', 'maybe'],
  ['STRIPE_KEY', 'two words'],
  ['STRIPE_URL', 'stripe.example'],
  ['ZARINPAL_MERCHANT_ID', 'a b'],
  ['ZARINPAL_URL', 'zarinpal.example'],
])('%s=%s stops the start', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be `)
})

test('the demo is off with an outside issuer or a server database, unless it is asked for', () => {
  expect(readConfig({ OIDC_ISSUER: 'https://id.example/realms/a' }).hasDemo).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgres://db/rehearsal' }).hasDemo).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgres://db/rehearsal', DEMO: 'true' }).hasDemo).toBe(true)
  expect(readConfig({ DEMO: 'false' }).hasDemo).toBe(false)
  expect(() => readConfig({ OIDC_ISSUER: 'https://id.example', DEMO: 'true' })).toThrow('DEMO works only with')
})

test('the public address gives the embedded issuer', () => {
  const { identity } = readConfig({ PUBLIC_URL: 'https://rehearsal.example' })
  expect(identity.issuer).toBe('https://rehearsal.example/realms/rehearsal')
})

test.each([
  ['false', 0],
  ['0', 0],
  ['true', 1],
  ['1', 1],
  ['2', 2],
])('TRUST_PROXY=%s believes %i proxies', (value, count) => {
  expect(readConfig({ TRUST_PROXY: value }).proxies).toBe(count)
})

test('an outside issuer is kept as written', () => {
  const { identity } = readConfig({ OIDC_ISSUER: 'https://id.example' })
  expect(identity.web).toEqual({ issuer: 'https://id.example', clientId: 'rehearsal-web', isEmbedded: false })
})

test('an object store needs its bucket and keys, and takes them', () => {
  const given = { STORAGE: 's3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  expect(readConfig(given).storage).toMatchObject({ kind: 's3', bucket: 'b', region: 'us-east-1' })
})

test('the embedded voices speak unless a server is named, which may need neither key nor other names', () => {
  expect(readConfig({ VOICE_KEY: 'a key', VOICE_MODEL: 'unused' }).voice).toBeNull()
  expect(readConfig({ VOICE_URL: 'http://localhost:8880/v1' }).voice).toEqual({
    baseUrl: 'http://localhost:8880/v1',
    model: 'kokoro',
    voices: { slt: 'af_heart', rms: 'am_michael', awb: 'bm_george' },
  })
  const given = {
    VOICE_URL: 'https://voices.example',
    VOICE_KEY: 'key',
    VOICE_MODEL: 'tts-1',
    VOICE_NAMES: 'nova,onyx,fable',
  }
  expect(readConfig(given).voice).toEqual({
    baseUrl: 'https://voices.example/',
    apiKey: 'key',
    model: 'tts-1',
    voices: { slt: 'nova', rms: 'onyx', awb: 'fable' },
  })
})

test('open speech is transcribed by the embedded recogniser, and before it by a server or a model that is named', () => {
  expect(readConfig({ TRANSCRIBER_KEY: 'a key' }).transcription).toEqual({
    server: null,
    modelFolder: null,
    isEmbedded: true,
  })
  expect(readConfig({ TRANSCRIBER_EMBEDDED: 'off' }).transcription.isEmbedded).toBe(false)
  expect(readConfig({ TRANSCRIBER_URL: 'http://localhost:8000' }).transcription.server).toEqual({
    baseUrl: 'http://localhost:8000/',
    model: 'whisper-1',
  })
  const given = {
    TRANSCRIBER_URL: 'https://asr.example/v1',
    TRANSCRIBER_KEY: 'key',
    TRANSCRIBER_MODEL: 'large-v3',
    TRANSCRIBER_FOLDER: '/models/zipformer',
  }
  expect(readConfig(given).transcription).toEqual({
    server: { baseUrl: 'https://asr.example/v1', apiKey: 'key', model: 'large-v3' },
    modelFolder: '/models/zipformer',
    isEmbedded: true,
  })
})

test('written answers are sent nowhere unless a service is named', () => {
  expect(readConfig({ GRADER_KEY: 'a key', GRADER_MODEL: 'm' }).writing).toEqual({
    languageTool: null,
    grader: null,
    timeoutSeconds: 20,
  })
  const given = {
    LANGUAGETOOL_URL: 'http://localhost:8081',
    GRADER_URL: 'https://models.example/v1',
    GRADER_API: 'anthropic',
    GRADER_KEY: 'key',
    GRADER_MODEL: 'judge-1',
    GRADER_SECONDS: '5',
  }
  expect(readConfig(given).writing).toEqual({
    languageTool: { baseUrl: 'http://localhost:8081/' },
    grader: { api: 'anthropic', baseUrl: 'https://models.example/v1', apiKey: 'key', model: 'judge-1' },
    timeoutSeconds: 5,
  })
})

test('a language model needs its name', () => {
  expect(() => readConfig({ GRADER_URL: 'https://models.example' })).toThrow('GRADER_MODEL is needed with GRADER_URL.')
})

test('a sandbox stands in until a gateway is named', () => {
  expect(readConfig({}).payments).toEqual({ hasSandbox: true, stripe: null, zarinpal: null })
  const card = { STRIPE_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(readConfig(card).payments).toEqual({
    hasSandbox: false,
    stripe: { key: 'sk_live_1', webhookSecret: 'whsec_1', url: null },
    zarinpal: null,
  })
  expect(readConfig({ ZARINPAL_MERCHANT_ID: 'a-merchant' }).payments).toEqual({
    hasSandbox: false,
    stripe: null,
    zarinpal: { merchantId: 'a-merchant', url: new URL('https://payment.zarinpal.com') },
  })
  expect(readConfig({ ...card, SANDBOX_PAYMENTS: 'true' }).payments.hasSandbox).toBe(true)
  expect(readConfig({ SANDBOX_PAYMENTS: 'false' }).payments.hasSandbox).toBe(false)
})

test('Stripe needs the secret that its events are signed with', () => {
  expect(() => readConfig({ STRIPE_KEY: 'sk_live_1' })).toThrow('STRIPE_WEBHOOK_SECRET is needed with STRIPE_KEY.')
})

test('in production there are no test payments, and asking for them stops the start unless they are allowed', () => {
  const production = { NODE_ENV: 'production' }
  expect(readConfig(production).payments.hasSandbox).toBe(false)
  for (const yes of ['true', '1', 'yes']) {
    const asked = { ...production, SANDBOX_PAYMENTS: yes }
    expect(() => readConfig(asked)).toThrow('SANDBOX_PAYMENTS gives plans away in production')
    expect(readConfig({ ...asked, ALLOW_SANDBOX_PAYMENTS: 'true' }).payments.hasSandbox).toBe(true)
  }
  expect(readConfig({ ...production, ALLOW_SANDBOX_PAYMENTS: 'true' }).payments.hasSandbox).toBe(true)
  expect(readConfig({ ...production, SANDBOX_PAYMENTS: 'false' }).payments.hasSandbox).toBe(false)
})

test('free scorings are counted once for all unless told otherwise', () => {
  expect(readConfig({})).toMatchObject({ freeAiPeriod: 'lifetime', isFreeAiPerKind: false })
  expect(readConfig({ FREE_AI_PERIOD: 'day', FREE_AI_PER_KIND: 'true' })).toMatchObject({
    freeAiPeriod: 'day',
    isFreeAiPerKind: true,
  })
})

test('a certificate makes the address https, and needs its key and no other address', () => {
  const tls = { TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' }
  expect(readConfig(tls)).toMatchObject({ tls: { certificateFile: 'cert.pem', keyFile: 'key.pem' } })
  expect(readConfig(tls).publicUrl.origin).toBe('https://localhost:3000')
  expect(readConfig({}).tls).toBeNull()
  expect(() => readConfig({ TLS_CERT: 'cert.pem' })).toThrow('TLS_CERT and TLS_KEY are needed together.')
  expect(() => readConfig({ ...tls, PUBLIC_URL: 'http://class.example' })).toThrow('PUBLIC_URL must begin with https')
})
