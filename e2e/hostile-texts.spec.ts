import { writeFile } from 'node:fs/promises'
import type { Caller } from './support/caller.ts'
import { test } from './support/cast.ts'
import { comments, openComments } from './support/comments.ts'
import { vocabBook } from './support/dictionary.ts'
import { pronunciationWord } from './support/pronunciation-pages.ts'
import { review } from './support/review.ts'
import { notes } from './support/notes.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import { expect } from './support/test.ts'
import { inPieces, vectorsWithin, xssVectors } from './support/xss-vectors.ts'

// What is written here everybody would see: the server is this file's own.
test.use({ serverEnv: { FREE_AI_SUBMISSIONS: '100' } })

/** Deals texts out to learners in turn. */
const dealt = <Text>(texts: readonly Text[], learners: readonly Caller[]) =>
  texts.flatMap((text, at) => {
    const by = learners[at % learners.length]
    return by === undefined ? [] : [{ text, by, at }]
  })
const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)

const question = { id: 37, address: '/dashboard/reading/re-order-paragraphs/question/37' }
/** All vectors, in texts as long as the fields take them. */
const long = inPieces(xssVectors, 1900)
const short = inPieces(xssVectors, 390)
const excerpts = inPieces(xssVectors, 138)

test('comments, replies and reports from exams are texts to author and reader', async ({ cast, visitor }) => {
  const { ana, ben, others } = cast
  const said = await Promise.all(
    long.map((comment) => ana.call('POST', '/api/comments', { practiceId: question.id, comment })),
  )
  for (const { text: reply, by } of dealt(excerpts, others)) {
    await by.call('POST', `/api/commentReplies/${said[0].id}`, { reply })
  }
  for (const { text: description, by, at } of dealt(short, [ana, ben])) {
    const report = { practiceId: question.id, date: day(at), country: 'IR', pteType: 'ACADEMIC', description }
    await by.call('POST', '/api/predictions', report)
  }
  for (const who of [ana, ben]) {
    const { page, expectTexts } = await visitor(who)
    await openComments(page, question.address)
    await comments(page)
      .panel.getByRole('button', { name: /^\d+ repl/ })
      .click()
    await expectTexts([...long, ...excerpts, ...short])
  }
  const inbox = await visitor(ana)
  await inbox.open('/dashboard/inbox')
  await inbox.expectTexts(excerpts)
})

test('what is reported, why, and what is decided are texts to moderator, author and reporter', async ({
  cast,
  visitor,
}) => {
  const { admin, ana, ben, others } = cast
  const looks = await visitor(admin)
  const queueOf = async (queue: string) =>
    Object(await admin.call('GET', `/api/admin/moderation?queue=${queue}&size=100`))._embedded.moderatedDtoList

  await test.step('what is reported stands in the queues', async () => {
    for (const { text: description, by, at } of dealt(short, others)) {
      await by.call('POST', '/api/problemReports', { practiceId: at + 1, description })
    }
    const shown = Object(await ben.call('GET', `/api/comments/${question.id}?size=100`))._embedded
    for (const { text: comment, by, at } of dealt<{ id: number }>(shown.commentLikeCountDtoList, others)) {
      const report = { subject: 'comment', subjectId: comment.id, description: short[at % short.length] }
      await by.call('POST', '/api/content-reports', report)
    }
    for (const [queue, texts] of [
      ['question', short],
      ['entry', [...short, 'Iran']],
      ['comment', long],
    ] as const) {
      await looks.open(`/admin/reports?queue=${queue}`)
      await looks.expectTexts(texts)
    }
  })

  await test.step('reasons stand in the inboxes of authors and in the log', async () => {
    const reasonsFor = new Map<string, string[]>()
    for (const [at, { id, author, lastReportId }] of (await queueOf('entry')).entries()) {
      const reason = short[at] ?? 'Too many'
      const decision = { subject: 'comment', subjectId: id, decision: 'hide', reason, lastReportId }
      await admin.call('POST', '/api/admin/decisions', decision)
      reasonsFor.set(author.nickname, [...(reasonsFor.get(author.nickname) ?? []), reason])
    }
    for (const who of [ana, ben]) {
      const theirs = await visitor(who)
      await theirs.open('/dashboard/inbox')
      await theirs.expectTexts(reasonsFor.get(who.nickname) ?? ['None'])
    }
    await looks.open('/admin/reports?queue=entry&state=hidden')
    await looks.expectTexts(short)
    await looks.open('/admin/audit-log')
    await looks.expectTexts(short)
  })
})

test('reasons of bans and blocked phrases are texts to moderators', async ({ cast, visitor }) => {
  const { admin, others } = cast
  const looks = await visitor(admin)
  for (let from = 0; from < short.length; from += others.length) {
    const reasons = short.slice(from, from + others.length)
    const bans = []
    for (const { text: reason, by } of dealt(reasons, others)) {
      const { id: subjectId } = await by.call('POST', '/api/comments', { practiceId: question.id, comment: 'So long' })
      const ban = { subject: 'comment', subjectId, days: null, reason }
      bans.push(await admin.call('POST', '/api/admin/bans', ban))
    }
    await looks.open('/admin/bans')
    await looks.expectTexts(reasons)
    for (const { id, reason } of bans) await admin.call('POST', `/api/admin/bans/${id}/lift`, { reason })
  }
  const phrases: string[] = []
  for (const phrase of vectorsWithin(100)) {
    // Two that are read alike are one phrase.
    const { status } = await admin.send('POST', '/api/admin/blocked-phrases', { phrase })
    if (status === 201) phrases.push(phrase)
    else expect(status).toBe(409)
  }
  expect(phrases.length).toBeGreaterThan(150)
  await looks.open('/admin/blocked-phrases')
  await looks.expectTexts(phrases)
  const blocked = await admin.call('GET', '/api/admin/blocked-phrases')
  for (const { id } of blocked.phrases) await admin.call('DELETE', `/api/admin/blocked-phrases/${id}`)
})

test('names are texts to others, to the moderator and to whoever has a link', async ({
  cast,
  visitor,
}) => {
  const { admin, ana, ben, others } = cast
  const names = vectorsWithin(40)
  const posters = [ana, ben, ...others]
  const rename = (who: Caller, nickname: string) => who.call('PATCH', '/api/profile', { nickname })
  const practice = await ana.call('GET', '/api/practices/38')
  const body = { pteType: 'ACADEMIC', answers: practice.prompt.paragraphs.map(({ id }: { id: string }) => id) }
  const first = await ana.call('POST', '/api/comments', { practiceId: 38, comment: 'Who are you all?' })
  for (const who of posters) {
    await who.call('POST', '/api/comments', { practiceId: 38, comment: 'I am' })
    const { id } = await who.call('POST', '/api/reading/reorderParagraphs/38', body)
    await who.call('PATCH', `/api/attempts/${id}`, { isShared: true })
  }
  const looks = await visitor(ben)
  let shown: string[] = []
  for (let from = 0; from < names.length; from += posters.length) {
    const round = dealt(names.slice(from, from + posters.length), posters)
    await Promise.all(round.map(({ text, by }) => rename(by, text)))
    shown = round.filter(({ by }) => others.includes(by)).map(({ text }) => text)
    for (const who of others) await who.call('POST', `/api/commentReplies/${first.id}`, { reply: 'I am' })
    await openComments(looks.page, '/dashboard/reading/re-order-paragraphs/question/38')
    await looks.expectTexts(shown)
    await answers(looks.page).community.click()
    await looks.expectTexts(shown)
  }
  await test.step('they stand in the inbox, before the moderator, at home and under a link', async () => {
    // A card shows the latest twenty.
    for (const who of others.slice(0, 20)) {
      const report = { subject: 'comment', subjectId: first.id, description: 'Who asks?' }
      await who.call('POST', '/api/content-reports', report)
    }
    const moderator = await visitor(admin)
    await moderator.open('/admin/reports?queue=comment')
    await moderator.expectTexts(shown)
    await looks.open('/dashboard/profile')
    await looks.expectTexts([(await ben.call('GET', '/api/users/currentUser')).nickname])
    await looks.open('/dashboard')
    await looks.expectTexts([(await ben.call('GET', '/api/users/currentUser')).nickname])
    const own = await ben.call('GET', '/api/attempts')
    const choice = { showsName: true, showsAnswer: false }
    const { url } = await ben.call('POST', `/api/attempts/${own._embedded.scoredAnswerDtoList[0].id}/share-link`, choice)
    const stranger = await visitor()
    await stranger.open(url)
    await stranger.expectTexts([(await ben.call('GET', '/api/users/currentUser')).nickname])
    const inbox = await visitor(ana)
    await inbox.open('/dashboard/inbox')
    await inbox.expectTexts(shown)
  })
})

test('what is no text is refused', async ({ cast }) => {
  const { ana } = cast
  const fields = ['username', 'initials', 'language', 'country']
  for (const vector of vectorsWithin(64)) {
    const all = Object.fromEntries(fields.map((field) => [field, vector]))
    const { status, body } = await ana.send('PATCH', '/api/profile', all)
    expect(status).toBe(400)
    const wrong = new Set(JSON.parse(body).errors.map(({ path }: { path: string }) => path))
    expect([...wrong].toSorted()).toEqual(fields.toSorted())
    const zone = await ana.send('PATCH', '/api/profile', { timeZone: vector })
    const word = await ana.send('POST', '/api/book/pronunciationBook', { word: vector })
    const dictation = await ana.send('POST', '/api/dictation', { words: [{ word: vector, answer: vector }] })
    expect([zone.status, word.status, dictation.status]).toEqual([400, 400, 400])
  }
})

/** The questions of a kind, of both exams. */
async function questionsOf(learner: Caller, path: string): Promise<number[]> {
  const ids = new Set<number>()
  for (const pteType of ['ACADEMIC', 'CORE']) {
    const { _embedded } = await learner.call('GET', `/api/${path}?size=100&pteType=${pteType}`)
    for (const { id } of Object.values<{ id: number }[]>(_embedded).flat()) ids.add(id)
  }
  return [...ids]
}

/** Ends every element that swallows what comes after it. */
const CLOSED =
  '</style></script></textarea></title></noscript></template></select></svg></math></iframe></object></button>'

test('notes on questions are texts in the list, in the dialog and in the editor', async ({ cast, visitor }) => {
  const { ben } = cast
  const ids = await questionsOf(ben, 'speaking/readAloud')
  const keep = (description: string) => ben.call('POST', '/api/notes', { practiceId: ids.pop(), description })
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const looks = await visitor(ben)
  const { page } = looks
  const expectNote = async ({ practiceId }: { practiceId: number }, texts: readonly string[]) => {
    await looks.open(`/dashboard/speaking/read-aloud/question/${practiceId}`)
    await notes(page).tool.click()
    await expect(notes(page).text).toBeVisible()
    await looks.expectTexts(texts)
    await notes(page).edit.click()
    await expect(notes(page).editor).toBeVisible()
    await looks.expectTexts(texts)
  }

  await test.step('what is written as text', async () => {
    await expectNote(await keep(escaped(xssVectors.join('\n'))), xssVectors)
    const pieces = inPieces(xssVectors, 270)
    for (const piece of pieces) await keep(escaped(piece))
    await looks.open('/dashboard/notes/read-aloud')
    await looks.expectTexts(pieces)
  })

  await test.step('what is written as markup, also where the server would have let it through', async () => {
    const labelled = xssVectors.map((vector, at) => ({ label: `No ${at}:`, html: `<p>No ${at}: ${vector}${CLOSED}</p>` }))
    for (const half of [labelled.slice(0, 120), labelled.slice(120)]) {
      const labels = half.map(({ label }) => label)
      const html = half.map((one) => one.html).join('')
      const note = await keep(html)
      await expectNote(note, labels)
      await page.route(`**/api/notes/${note.practiceId}`, (route) =>
        route.fulfill({ json: { ...note, description: html } }),
      )
      await expectNote(note, labels)
    }
  })
})

test('kept words, their meanings and notes, and what was misspelt are texts', async ({ cast, visitor }) => {
  test.slow()
  const { ben } = cast
  const looks = await visitor(ben)
  const { page } = looks
  const words = vectorsWithin(60)
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const listOf = (texts: readonly string[]) =>
    ['word,meaning,note', ...texts.map((text) => [text, text, text].map(cell).join(','))].join('\n')

  await test.step('in the check of a list', async () => {
    const body = { text: listOf(words), dryRun: false, skipInvalid: true }
    // The dictionary is taken in while the server runs.
    const status = async () => (await ben.send('POST', '/api/book/vocabBook/imports', body)).status
    await expect.poll(status, { timeout: 90_000 }).toBe(200)
    // The page shows the first two hundred lines of a list.
    for (const part of [words.slice(0, 120), words.slice(120)]) {
      await looks.open('/dashboard/vocab-book/all')
      await review(page).importWords.click()
      await review(page).list.fill(listOf(part))
      await review(page).check.click()
      await looks.expectTexts(part)
    }
  })

  await test.step('in the list, in the pop-up and on a card', async () => {
    const kept = await ben.call('GET', '/api/book/vocabBook/practiceType/ALL?size=500')
    const rows: { id: number; word: string }[] = kept._embedded.vocabWordDtoList
    expect(rows.length).toBeGreaterThan(150)
    await looks.open('/dashboard/vocab-book/all')
    await looks.expectTexts(rows.map(({ word }) => word))
    for (const [at, note] of inPieces(xssVectors, 1900).entries()) {
      const { id, word } = rows[at] ?? { id: 0, word: '' }
      await ben.call('PATCH', '/api/book/vocabBook/note', { id, note })
      await looks.open('/dashboard/vocab-book/all')
      await vocabBook(page).open(word).click()
      await looks.expectTexts([word, note])
    }
    await looks.open('/dashboard/review')
    for (let cards = 0; cards < 3; cards++) {
      await review(page).showAnswer.click()
      await looks.expectHarmless()
      await review(page).grade('Good').click()
    }
  })

  await test.step('in the pronunciation book', async () => {
    for (const [at, note] of inPieces(xssVectors, 1900).entries()) {
      const word = ['bridge', 'water', 'garden', 'window', 'letter', 'summer'][at] ?? 'winter'
      const { id } = await ben.call('POST', '/api/book/pronunciationBook', { word })
      await ben.call('PATCH', `/api/book/pronunciationBook/${id}/note`, { word, note })
      await looks.open(`/dashboard/pronunciation-book/${id}`)
      await pronunciationWord(page).note.click()
      await looks.expectTexts([note])
    }
  })
  await test.step('in dictations', async () => {
    const { dictationWordAudioDtoList: pool } = await ben.call('GET', '/api/dictation')
    const typed = vectorsWithin(100)
    for (let from = 0; from < typed.length; from += pool.length) {
      const answered = pool.map(({ word }: { word: string }, at: number) => ({ word, answer: typed[from + at] ?? '' }))
      await ben.call('POST', '/api/dictation', { words: answered })
    }
    await looks.open('/dashboard/spelling-book/dictation')
    const showWords = page.getByRole('button', { name: 'Show the words' })
    await showWords.first().waitFor()
    while ((await showWords.count()) > 0) await showWords.first().click()
    await looks.expectTexts(typed)
  })
})

test('answers are texts to their author, to others, to the moderator and under a link', async ({ cast, visitor }) => {
  const { ana, ben, admin } = cast
  const answer = xssVectors.join('\n')
  const [mine, theirs, stranger] = [await visitor(ana), await visitor(ben), await visitor()]
  for (const { path, kind, id, pteType = 'ACADEMIC' } of [
    { path: 'writing/writeEssay', kind: 'writing/write-essay', id: 461 },
    { path: 'writing/writeEmail', kind: 'writing/write-email', id: 481, pteType: 'CORE' },
    { path: 'listening/summarizeSpokenText', kind: 'listening/summarize-spoken-text', id: 147 },
    { path: 'listening/writeFromDictation', kind: 'listening/write-from-dictation', id: 43 },
  ]) {
    await test.step(kind, async () => {
      const sent = await ana.call('POST', `/api/${path}/${id}`, { answer, pteType })
      const status = async () => (await ana.call('GET', `/api/attempts/${sent.id}`)).status
      await expect.poll(status, { timeout: 60_000 }).toBe('scored')
      await ana.call('PATCH', `/api/attempts/${sent.id}`, { isShared: true })
      await mine.open(`/dashboard/${kind}/question/${id}?answer=${sent.id}`)
      await mine.expectTexts(xssVectors)
      await ben.call('POST', `/api/practices/${id}/reveal`)
      await theirs.open(`/dashboard/${kind}/question/${id}`)
      await answers(theirs.page).community.click()
      await answers(theirs.page).open.first().click()
      await theirs.expectTexts(xssVectors)
      await ben.call('POST', '/api/content-reports', { subject: 'answer', subjectId: sent.id, description: 'Odd' })
      const choice = { showsName: true, showsAnswer: true }
      const shared = await ana.send('POST', `/api/attempts/${sent.id}/share-link`, choice)
      // One marked from a key never shows itself.
      if (shared.status !== 201) return expect(kind).toBe('listening/write-from-dictation')
      const { url } = JSON.parse(shared.body)
      await stranger.open(url)
      await stranger.expectTexts(xssVectors)
      expect((await stranger.page.request.get(`${url}/preview.png`)).status()).toBe(200)
      expect(await (await stranger.page.request.get(url)).text()).not.toContain('hacked')
    })
  }
  const looks = await visitor(admin)
  await looks.open('/admin/reports?queue=answer')
  await looks.expectTexts(xssVectors)
})

/** The texts of a question that are no ids, no recordings and no names of something else. */
const WRITTEN = new Set(['passage', 'question', 'text', 'situation', 'recipient', 'topic', 'tests', 'traps', 'approach'])
const withTexts = (value: unknown, text: string, key = ''): unknown => {
  if (typeof value === 'string') return WRITTEN.has(key) || key === 'points' ? `${value}\n${text}` : value
  if (Array.isArray(value)) return value.map((each) => withTexts(each, text, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, text, name)]))
}

test('what an administrator writes is text to learners and in the console', async ({ cast, visitor }, testInfo) => {
  const { admin, ana } = cast
  const [console, learner] = [await visitor(admin), await visitor(ana)]
  const text = xssVectors.join('\n')
  const someOf = async (kind: string) => {
    const { _embedded } = await admin.call('GET', `/api/bank-questions?taskId=${kind}`)
    return admin.call('GET', `/api/bank-questions/${_embedded.bankQuestionDtoList[0].id}`)
  }
  const contentOf = ({ title, complexity, variants, prompt, answerKey }: ReturnType<typeof Object>) => ({
    title,
    complexity,
    variants,
    prompt,
    answerKey,
  })

  for (const kind of ['reading/multiple-choice-single', 'writing/write-email', 'reading/re-order-paragraphs', 'writing/write-essay']) {
    await test.step(`questions of ${kind}`, async () => {
      const found = await someOf(kind)
      const content = {
        ...contentOf(found),
        prompt: withTexts(found.prompt, text),
        answerKey: withTexts(found.answerKey, text),
      }
      const made = await admin.call('POST', '/api/bank-questions', { ...content, taskId: kind })
      await admin.call('PUT', `/api/bank-questions/${made.id}/state`, { revision: 1, state: 'published' })
      await ana.call('POST', `/api/practices/${made.id}/reveal`)
      await learner.open(`/dashboard/${kind}/question/${made.id}`)
      await learner.expectTexts(xssVectors)
      await console.open(`/admin/questions/${made.id}`)
      await console.expectTexts(xssVectors)
      await console.page.getByRole('tab', { name: 'Preview' }).click()
      await console.expectTexts(xssVectors)
    })
  }

  await test.step('titles of a pack, in its dry run, in the console and in the list', async () => {
    const { id } = await someOf('reading/multiple-choice-single')
    const pack = JSON.parse((await admin.call('GET', `/api/bank-packs?search=%23${id}`)).file)
    const titles = vectorsWithin(120)
    const [question] = pack.questions
    pack.questions = titles.map((title, at) => ({ ...question, id: 200_000 + at, title }))
    const path = testInfo.outputPath('pack.json')
    await writeFile(path, JSON.stringify(pack))
    await console.open('/admin/questions/import')
    await console.page.getByLabel(/^Content pack/u).setInputFiles(path)
    await console.expectTexts(titles)
    const file = JSON.stringify(pack)
    const { token } = await admin.call('POST', '/api/bank-packs/dry-runs', { file })
    await admin.call('POST', '/api/bank-packs/imports', { file, token })
    await console.open('/admin/questions?taskId=reading/multiple-choice-single')
    await console.expectTexts(titles)
    await learner.open('/dashboard/reading/multiple-choice-single/1')
    await learner.expectTexts(titles)
  })

  await test.step('reasons in the history', async () => {
    let question = await someOf('reading/re-order-paragraphs')
    for (const [at, reason] of short.entries()) {
      const { revision, id } = question
      const content = { ...contentOf(question), title: vectorsWithin(120)[at], revision, reason }
      question = await admin.call('PUT', `/api/bank-questions/${id}`, content)
    }
    await console.open(`/admin/questions/${question.id}`)
    await console.page.getByRole('tab', { name: 'History' }).click()
    await console.expectTexts([...short, ...vectorsWithin(120).slice(0, short.length)])
  })
})
