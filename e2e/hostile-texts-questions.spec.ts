import { writeFile } from 'node:fs/promises'
import { test } from './support/cast.ts'
import { short } from './support/hostile.ts'
import { LONG } from './support/long.ts'
import { vectorsWithin, xssVectors } from './support/xss-vectors.ts'

// What is written here everybody would see: the server is this file's own.
test.use({ serverEnv: { FREE_AI_SUBMISSIONS: '100' } })

/** The texts of a question that are no ids, no recordings and no names of something else. */
const WRITTEN = new Set([
  'passage',
  'question',
  'text',
  'situation',
  'recipient',
  'topic',
  'tests',
  'traps',
  'approach',
])
const withTexts = (value: unknown, text: string, key = ''): unknown => {
  if (typeof value === 'string') return WRITTEN.has(key) || key === 'points' ? `${value}\n${text}` : value
  if (Array.isArray(value)) return value.map((each) => withTexts(each, text, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, text, name)]))
}

test(
  'what an administrator writes is text to learners and in the console',
  LONG,
  async ({ cast, visitor }, testInfo) => {
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

    for (const kind of [
      'reading/multiple-choice-single',
      'writing/write-email',
      'reading/re-order-paragraphs',
      'writing/write-essay',
    ]) {
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
      const filed = titles.map((title, at) => ({
        ...question,
        id: 200_000 + at,
        title,
        variants: ['ACADEMIC'],
      }))
      // The page shows the first hundred questions of a file.
      for (const from of [0, 100, 200]) {
        const path = testInfo.outputPath(`pack-${from}.json`)
        await writeFile(path, JSON.stringify({ ...pack, questions: filed.slice(from, from + 100) }))
        await console.open('/admin/questions/import')
        await console.page.getByLabel(/^Content pack/u).setInputFiles(path)
        await console.expectTexts(titles.slice(from, from + 100))
      }
      pack.questions = filed
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
  },
)
