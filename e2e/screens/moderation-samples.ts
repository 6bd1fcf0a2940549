/** What the console is shown with: advertisements, Persian, long names, full and empty lists. */

export const sentence =
  'You will pass for sure if you buy the real questions on my site, write to me and I will send them. '
export const createdAt = '2026-03-16T09:00:00.000Z'
export const longName = 'Wilhelmina-Alexandra von Hohenzollern-Sigmar'

export const aThing = (changes: Record<string, unknown> = {}) => ({
  subject: 'comment',
  id: 7,
  reportCount: 3,
  lastReportId: 12,
  reports: [
    { id: 12, description: 'It advertises stolen questions.', reportedBy: 'Cem', createdAt },
    { id: 11, description: sentence.repeat(4).slice(0, 400), reportedBy: longName, createdAt },
    { id: 10, description: 'این هرزنامه است.', reportedBy: null, createdAt },
  ],
  text: sentence.repeat(3),
  recordingUrl: null,
  author: { nickname: 'Ben', isAdministrator: false, isBanned: false, banEndsAt: null },
  createdAt,
  hiddenAt: null,
  question: { id: 42, taskId: 'speaking/read-aloud', title: 'Tidal power', isRetired: false },
  sighting: null,
  repliesTo: null,
  ...changes,
})
export const persian = aThing({
  id: 8,
  text: 'این سؤال در آزمون آمد و پاسخ آن اشتباه است: the bridge is old.',
  reportCount: 1,
  reports: [{ id: 9, description: 'Not true.', reportedBy: 'Cem', createdAt }],
  author: { nickname: longName, isAdministrator: false, isBanned: true, banEndsAt: '2026-04-16T09:00:00.000Z' },
  repliesTo: sentence.repeat(4),
  question: {
    id: 31,
    taskId: 'reading/fill-in-the-blanks',
    title:
      'Why the inhabitants of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch rarely write their address',
    isRetired: true,
  },
})
export const hidden = aThing({ reportCount: 0, lastReportId: null, reports: [], hiddenAt: createdAt, author: null })
export const onQuestion = aThing({ subject: 'question', text: '', author: null })
export const entry = aThing({
  sighting: { seenOn: '2026-03-01', country: 'TR' },
  text: 'The second one, word for word.',
})

export const queueOf = (things: readonly unknown[]) => ({
  _embedded: { moderatedDtoList: things },
  page: { number: 0, size: 10, totalPages: Math.ceil((things.length * 6) / 10), totalElements: things.length * 6 },
  openCounts: { question: 2, comment: 14, entry: 0, reply: 140, answer: 1 },
})
const aBan = {
  id: '7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a',
  nickname: 'Ben',
  reason: 'Spam, three times.',
  createdAt,
  endsAt: null,
}
export const bans = [
  aBan,
  {
    ...aBan,
    id: '7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6b',
    nickname: longName,
    reason: sentence.repeat(4),
    endsAt: '2026-04-16T09:00:00.000Z',
  },
]
const anEntry = (id: number, action: string, reason: string, details: unknown = null) => ({
  id,
  actorName: id % 2 === 0 ? 'Mod' : longName,
  action,
  subjectId: String(id * 7),
  reason,
  details,
  createdAt,
})
export const entries = [
  anEntry(6, 'comment.hide', 'It advertises stolen questions.', {
    author: 'Ben',
    excerpt: sentence,
    settledReports: 3,
  }),
  anEntry(5, 'learner.ban', sentence.repeat(3), { learner: 'Ben', days: 7 }),
  anEntry(4, 'blocked-phrase.add', '', { phrase: 'real questions' }),
  anEntry(3, 'question.edit', 'نقطه گم شده بود.'),
  anEntry(2, 'account.make-admin', ''),
]
export const auditOf = (items: readonly unknown[], total: number) => ({
  _embedded: { auditEntryDtoList: items },
  page: { number: 0, size: 25, totalPages: Math.ceil(total / 25), totalElements: total },
  areas: ['account', 'blocked-phrase', 'comment', 'learner', 'question'],
})
const phrases = [
  'casino',
  'free money',
  'real-questions.example',
  'a phrase that goes on and on and on until it has to break',
]

export const blockList = { phrases: phrases.map((phrase, index) => ({ id: index + 1, phrase, createdAt })) }
export const bansOf = (items: readonly unknown[]) => ({
  _embedded: { banDtoList: items },
  page: { number: 0, size: 10, totalPages: 1, totalElements: items.length },
})
