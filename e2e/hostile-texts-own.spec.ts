import { encodeMp3 } from '@rehearsal/voice'
import type { Caller } from './support/caller.ts'
import { test } from './support/cast.ts'
import { vocabBook } from './support/dictionary.ts'
import { long } from './support/hostile.ts'
import { LONG } from './support/long.ts'
import { speechOf } from './support/microphone.ts'
import { notes } from './support/notes.ts'
import { pronunciationWord } from './support/pronunciation-pages.ts'
import { answers } from './support/result-pages.ts'
import { review } from './support/review.ts'
import { expect } from './support/test.ts'
import { inPieces, vectorsWithin, xssVectors } from './support/xss-vectors.ts'

// What is written here everybody would see: the server is this file's own.
test.use({ serverEnv: { FREE_AI_SUBMISSIONS: '100' } })

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

test('notes on questions are texts in the list, in the dialog and in the editor', LONG, async ({ cast, visitor }) => {
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
    const labelled = xssVectors.map((vector, at) => ({
      label: `No ${at}:`,
      html: `<p>No ${at}: ${vector}${CLOSED}</p>`,
    }))
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

test('kept words, their meanings and notes, and what was misspelt are texts', LONG, async ({ cast, visitor }) => {
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
    for (const [at, note] of long.entries()) {
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
    for (const [at, note] of long.entries()) {
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

test(
  'answers are texts to their author, to others, to the moderator and under a link',
  LONG,
  async ({ cast, visitor }) => {
    const { ana, ben, admin } = cast
    const answer = xssVectors.join('\n')
    const [mine, theirs, stranger] = [await visitor(ana), await visitor(ben), await visitor()]
    for (const { path, kind, id, pteType = 'ACADEMIC' } of [
      { path: 'writing/writeEssay', kind: 'writing/write-essay', id: 461 },
      { path: 'writing/writeEmail', kind: 'writing/write-email', id: 481, pteType: 'CORE' },
      { path: 'writing/summarizeWrittenText', kind: 'writing/summarize-written-text', id: 15 },
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
  },
)

test('what a browser wrote down of speech is text', LONG, async ({ cast, visitor }) => {
  const { ben } = cast
  const { pcm, sampleRate } = await speechOf('The chart shows how many people lived in the city in each year.')
  const answerRequest = Buffer.from(encodeMp3(pcm, sampleRate)).toString('base64')
  const [id = 0] = await questionsOf(ben, 'speaking/describeImage')
  const looks = await visitor(ben)
  for (const transcript of long) {
    const sent = await ben.call('POST', `/api/speaking/describeImage/${id}`, {
      answerRequest,
      transcript,
      pteType: 'ACADEMIC',
    })
    const status = async () => (await ben.call('GET', `/api/attempts/${sent.id}`)).status
    await expect.poll(status, { timeout: 60_000 }).toBe('scored')
    await looks.open(`/dashboard/speaking/describe-image/question/${id}?answer=${sent.id}`)
    await looks.expectHarmless()
  }
})

test('what is typed into gaps is text', LONG, async ({ cast, visitor }) => {
  const { ben } = cast
  const id = 203
  const { prompt } = await ben.call('GET', `/api/practices/${id}`)
  const gaps = prompt.parts.length - 1
  const typed = vectorsWithin(60)
  const looks = await visitor(ben)
  for (let from = 0; from < typed.length; from += gaps) {
    const words = Array.from({ length: gaps }, (_, at) => typed[from + at] ?? '')
    const sent = await ben.call('POST', `/api/listening/fillInTheBlanks/${id}`, { words, pteType: 'ACADEMIC' })
    await looks.open(`/dashboard/listening/fill-in-the-blanks/question/${id}?answer=${sent.id}`)
    await looks.expectTexts(words.filter((word) => word !== ''))
  }
})
