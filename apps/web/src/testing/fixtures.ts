import { writeSession, type ActiveSession } from '../shared/api/active-session.ts'

const HOUR_MILLISECONDS = 3_600_000

/** A session that is valid for an hour. */
const aSession = (changes: Partial<ActiveSession> = {}): ActiveSession => ({
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  expireTimestamp: Date.now() + HOUR_MILLISECONDS,
  refreshExpireTime: Date.now() + 24 * HOUR_MILLISECONDS,
  ...changes,
})

/** Signs the browser in. */
export const signIn = (changes: Partial<ActiveSession> = {}): void => writeSession(aSession(changes))

export const aUser = (changes: Record<string, unknown> = {}) => ({
  id: '7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a',
  username: 'niloofar',
  email: 'niloofar@example.com',
  nickname: 'Niloofar',
  role: 'learner',
  status: 'TRIAL',
  expireDate: null,
  isDemo: false,
  hasPassword: true,
  deleteAfter: null,
  formats: { ACADEMIC: 'academic-2025', CORE: 'core-2024' },
  profile: {
    email: 'niloofar@example.com',
    language: null,
    timeZone: 'Asia/Tehran',
    country: null,
    initials: null,
    academicFormat: null,
  },
  ...changes,
})

export const issuer = 'http://localhost:3000/realms/rehearsal'

export const aConfig = (changes: Record<string, unknown> = {}) => ({
  identity: { issuer, clientId: 'rehearsal-web', isEmbedded: true },
  hasDemo: true,
  freeAiSubmissions: 5,
  freeAiPeriod: 'lifetime',
  isFreeAiPerKind: false,
  hasTranscriber: false,
  hasTranslator: false,
  builtInLanguages: [],
  sendsWriting: false,
  gateways: [],
  formats: { ACADEMIC: 'academic-2025', CORE: 'core-2024' },
  offeredFormats: ['academic-2025-full'],
  ...changes,
})

export const aProvider = {
  authorization_endpoint: `${issuer}/protocol/openid-connect/auth`,
  token_endpoint: `${issuer}/protocol/openid-connect/token`,
  end_session_endpoint: `${issuer}/protocol/openid-connect/logout`,
}

/** A target that nothing was saved for yet. */
export const aTarget = (changes: Record<string, unknown> = {}) => ({
  listening: null,
  reading: null,
  speaking: null,
  writing: null,
  overall: null,
  examDate: null,
  language: null,
  version: 0,
  ...changes,
})

const noPoints = { listening: null, reading: null, speaking: null, writing: null }
const noBounds = {
  minWordCountCore: null,
  maxWordCountCore: null,
  minWordCountAcademic: null,
  maxWordCountAcademic: null,
}

/** A scored answer to Read Aloud #42 with 9.13 of 15 marks. */
export const anAnswer = (changes: Record<string, unknown> = {}) => ({
  id: 9,
  practiceId: 42,
  taskId: 'speaking/read-aloud',
  questionTitle: 'Tidal power',
  type: 'MY_ANSWER',
  nickname: 'Niloofar',
  lastModifiedDate: new Date().toISOString(),
  pteType: 'ACADEMIC',
  mode: 'practice',
  status: 'scored',
  timeTaken: '0:35',
  score: {
    total: { earned: 9.13, max: 15 },
    ...noPoints,
    ...noBounds,
    timeTaken: '0:35',
    correctWords: 20,
    spellingError: 0,
    grammaticalError: 0,
    pteType: 'ACADEMIC',
    words: [],
    items: [],
    comparisons: [],
    findings: [],
    evidence: { kind: 'none' },
    estimates: {},
    engine: { id: 'test', version: '1' },
    format: 'academic-2025',
  },
  failureMessage: null,
  answers: null,
  recordingUrl: null,
  isShared: false,
  isHidden: false,
  afterReveal: false,
  ...changes,
})

/** A page of last answers. */
export const answerPage = (items: readonly unknown[]) => ({
  _embedded: { scoredAnswerDtoList: items },
  number: 0,
  totalPages: 1,
  totalElements: items.length,
})

export const progress = {
  tasks: [
    { taskId: 'speaking/read-aloud', total: 14, done: 5 },
    { taskId: 'writing/summarize-written-text', total: 12, done: 0 },
    { taskId: 'reading/re-order-paragraphs', total: 12, done: 12 },
    { taskId: 'listening/write-from-dictation', total: 13, done: 2 },
  ],
}
