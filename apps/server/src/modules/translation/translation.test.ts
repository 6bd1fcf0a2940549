import { getConfigs } from '@rehearsal/contracts/account'
import { getDictionaryWord } from '@rehearsal/contracts/dictionary'
import { getTranslationLanguages, translate } from '@rehearsal/contracts/translation'
import { translateVocabWord } from '@rehearsal/contracts/vocab-book'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { aDictionary, aWord } from '../../testing/a-dictionary.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { aPersian } from '../../testing/a-persian.ts'
import { aTranslationServer, inPersian, type TranslationStub } from '../../testing/a-translation-server.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { targetOf } from './service.ts'

let alone: TestApp
let app: TestApp
let stub: TranslationStub
let ana: TestLearner

/** Two installations of the product: one without a translator, one with. */
beforeAll(async () => {
  stub = await aTranslationServer()
  alone = await anApp()
  app = await anApp({ beside: alone, environment: { TRANSLATOR_URL: stub.baseUrl } })
  ana = await aLearner(app)
})
beforeEach(() => {
  stub.answers(inPersian)
  stub.heard.length = 0
})
afterAll(async () => {
  await app.close()
  await alone.close()
  await stub.close()
})

const translated = (text: string, query: Record<string, string> = {}, as = ana) =>
  ask(app, translate, { as, query: { text, ...query } })
const fails = (query: Record<string, string>) => refusal(app, translate, { as: ana, query })

test('the web is told whether sentences are translated here', async () => {
  const has = async (one: TestApp) => (await ask(one, getConfigs)).hasTranslator
  expect([await has(alone), await has(app)]).toEqual([false, true])
})

test('a sentence is translated by the call of the specification, with and without its last slash', async () => {
  expect(await translated('The bridge is old.', { sl: 'en', tl: 'fa' })).toEqual({
    data: { translated: inPersian('The bridge is old.') },
  })
  const response = await app.http.inject({
    url: '/translate/?text=The%20bridge%20is%20old.&sl=en&tl=fa',
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect(response.json()).toEqual({ data: { translated: inPersian('The bridge is old.') } })
})

test('a sentence is asked of the service once, whoever asks, and kept for each language', async () => {
  const eva = await aLearner(app)
  const first = await translated('Rivers freeze here.')
  expect(await translated('Rivers freeze here.', {}, eva)).toEqual(first)
  expect(await translated(' Rivers freeze here. ', { tl: 'FA' }, eva)).toEqual(first)
  expect(stub.heard).toHaveLength(1)
  await translated('Rivers freeze here.', { tl: 'ar' })
  expect(stub.heard.map(({ target }) => target)).toEqual(['fa', 'ar'])
})

test('what was once translated is answered while the service is down', async () => {
  const first = await translated('Boats wait here.')
  stub.answers({ status: 404, body: '' })
  expect(await translated('Boats wait here.')).toEqual(first)
})

test.each([
  ['iw', 'he'],
  ['tl', 'fil'],
])('a language is one, by its code %s too', (language, target) => {
  expect(targetOf(language)).toBe(target)
})

test.each([
  [null, 'fa'],
  ['ar', 'ar'],
  ['AR', 'ar'],
  ['en', 'fa'],
  ['qq', 'fa'],
])('a learner whose profile says %s gets %s', async (language, target) => {
  // As it may lie there from before, or from an outside issuer: the profile itself takes no such code.
  const learner = await aLearner(app, language === null ? {} : { language })
  await translated(`For one of ${language}.`, {}, learner)
  expect(stub.heard.map((heard) => heard.target)).toEqual([target])
})

test.each<[string, Record<string, string>, string]>([
  ['no text', { text: '' }, 'text'],
  ['blanks', { text: '   ' }, 'text'],
  ['a long text', { text: 'x'.repeat(2001) }, 'text'],
  ['a language that is no code', { text: 'A bridge.', tl: 'persian; drop' }, 'tl'],
  ['English', { text: 'A bridge.', tl: 'en' }, 'tl'],
  ['a language that nobody has', { text: 'A bridge.', tl: 'xx' }, 'tl'],
  ['a language that this service has not', { text: 'A bridge.', tl: 'de' }, 'tl'],
  ['a property of objects', { text: 'A bridge.', tl: '__p' }, 'tl'],
  ['another source', { text: 'A bridge.', sl: 'fa' }, 'sl'],
])('%s is refused and reaches no service', async (_what, query, field) => {
  const body = await fails(query)
  expect(body).toMatchObject({ code: 'invalid_request', status: 400 })
  expect(body.errors.map((issue) => issue.field)).toEqual([field])
  expect(stub.heard).toEqual([])
})

test('without a translator the refusal says what can be done', async () => {
  const body = await refusal(alone, translate, { as: ana, query: { text: 'The bridge is old.' } })
  expect(body).toMatchObject({ code: 'no_translator', status: 422 })
  expect(body.message).toContain('TRANSLATOR_URL')
})

test('English that comes back is no translation, and is not kept', async () => {
  stub.answers((text) => text)
  expect(await fails({ text: 'The ferry is late.' })).toMatchObject({
    code: 'not_translated',
    status: 422,
    message: 'Translation failed',
  })
  stub.answers(inPersian)
  expect((await translated('The ferry is late.')).data.translated).toBe(inPersian('The ferry is late.'))
})

test('the languages are those of the service by their names, whatever is sent along', async () => {
  const languages = await ask(app, getTranslationLanguages, { as: ana, query: { text: 'x', sl: 'en', tl: 'fa' } })
  expect(languages).toEqual({ ar: 'Arabic', fa: 'Persian', es: 'Spanish' })
  expect(Object.values(languages)).toEqual(['Arabic', 'Persian', 'Spanish'])
})

test('without a translator they are all that a browser may have', async () => {
  const languages = await ask(alone, getTranslationLanguages, { as: ana })
  expect(languages).toMatchObject({ fa: 'Persian', ckb: 'Central Kurdish', zh: 'Chinese' })
  expect(languages).not.toHaveProperty('en')
  expect(new Set(Object.values(languages)).size).toBe(Object.keys(languages).length)
  expect(Object.keys(languages).length).toBeGreaterThan(70)
})

test('a looked-up word comes with its translation in the language of the learner, and is asked for once', async () => {
  await aDictionary(app, [aWord('bridge'), aWord('ferry')])
  const lookUp = async (word: string, as: TestLearner) =>
    (await ask(app, getDictionaryWord, { as, params: { word } })).translations
  expect(await lookUp('bridges', ana)).toEqual([inPersian('bridge')])
  expect(await lookUp('bridge', await aLearner(app, { language: 'ar' }))).toEqual([inPersian('bridge')])
  expect(await lookUp('bridge', ana)).toEqual([inPersian('bridge')])
  expect(stub.heard.map(({ text, target }) => [text, target])).toEqual([
    ['bridge', 'fa'],
    ['bridge', 'ar'],
  ])
  expect((await ask(alone, getDictionaryWord, { as: ana, params: { word: 'ferry' } })).translations).toEqual([])
})

test('a look-up does not wait for a slow service, and fails with none', async () => {
  await aDictionary(app, [aWord('lighthouse')])
  stub.answers('never')
  const start = performance.now()
  const word = await ask(app, getDictionaryWord, { as: ana, params: { word: 'lighthouse' } })
  expect(word).toMatchObject({ word: 'lighthouse', translations: [] })
  expect(performance.now() - start).toBeLessThan(4000)
})

test('a service that does not answer is told as such', async () => {
  stub.answers({ status: 404, body: '' })
  expect(await fails({ text: 'The harbour is closed.' })).toMatchObject({
    code: 'translation_failed',
    status: 503,
    message: 'Translation failed',
  })
})

test('more than 120 calls a minute have to wait', async () => {
  const eva = await aLearner(app)
  const codes = []
  for (let i = 0; i < 121; i++) codes.push((await send(app, translate, { as: eva, query: { text: '' } })).statusCode)
  expect(codes.filter((code) => code === 429)).toHaveLength(1)
})

const bridge = 'The old bridge fell.'

test('what is built in in Persian is answered without a service, and only as it stands in a question', async () => {
  const persian = aPersian({ [bridge]: 'پل قدیمی فرو ریخت.' })
  const own = await anApp({ beside: alone, persian })
  onTestFinished(() => own.close())
  expect((await ask(own, getConfigs)).builtInLanguages).toEqual(['fa'])
  const said = await ask(own, translate, { as: ana, query: { text: bridge } })
  expect(said.data.translated).toBe('پل قدیمی فرو ریخت.')
  for (const query of [{ text: 'The old bridge' }, { text: bridge, tl: 'ar' }]) {
    expect(await refusal(own, translate, { as: ana, query })).toMatchObject({ code: 'no_translator' })
  }
})

test('what is built in comes before the service, which has the other sentences and languages', async () => {
  const own = await anApp({
    beside: alone,
    environment: { TRANSLATOR_URL: stub.baseUrl },
    persian: aPersian({ [bridge]: 'پل قدیمی فرو ریخت.' }),
  })
  onTestFinished(() => own.close())
  const said = async (query: { text: string; tl?: string }) =>
    (await ask(own, translate, { as: ana, query })).data.translated
  expect(await said({ text: bridge })).toBe('پل قدیمی فرو ریخت.')
  expect(stub.heard).toEqual([])
  expect(await said({ text: bridge, tl: 'ar' })).toBe(inPersian(bridge))
  expect(await said({ text: 'Another bridge fell.' })).toBe(inPersian('Another bridge fell.'))
  expect(stub.heard.map(({ target }) => target)).toEqual(['ar', 'fa'])
})

test('a service without Persian is not asked for it, and Persian stands in the list for what is built in', async () => {
  const lacking = await aTranslationServer(inPersian, ['ar'])
  const environment = { TRANSLATOR_URL: lacking.baseUrl }
  const own = await anApp({ beside: alone, environment, persian: aPersian({ [bridge]: 'پل قدیمی فرو ریخت.' }) })
  onTestFinished(() => Promise.all([own.close(), lacking.close()]).then(() => undefined))
  expect(await ask(own, getTranslationLanguages, { as: ana })).toEqual({ ar: 'Arabic', fa: 'Persian' })
  expect((await ask(own, translate, { as: ana, query: { text: bridge } })).data.translated).toMatch(/پل/u)
  const other = await refusal(own, translate, { as: ana, query: { text: 'Another bridge.' } })
  expect(other).toMatchObject({ code: 'not_translated' })
  expect(lacking.heard).toEqual([])
})

test('a looked-up word has its Persian by part of speech, in any of its forms, and no service is asked for it', async () => {
  const own = await anApp({
    beside: alone,
    environment: { TRANSLATOR_URL: stub.baseUrl },
    persian: aPersian(
      {},
      {
        anchor: [
          ['VERB', ['لنگر انداختن', 'محکم بستن']],
          ['NOUN', ['لنگر']],
        ],
      },
    ),
  })
  onTestFinished(() => own.close())
  await aDictionary(own, [aWord('anchor'), aWord('mast')])
  const lookUp = async (word: string, as = ana) =>
    (await ask(own, getDictionaryWord, { as, params: { word } })).translations
  const glosses = ['[v] لنگر انداختن، محکم بستن', '[n] لنگر']
  expect(await lookUp('anchored')).toEqual(glosses)
  expect(await ask(own, translateVocabWord, { as: ana, params: { word: 'anchors' } })).toEqual({
    translations: glosses,
  })
  expect(stub.heard).toEqual([])
  expect(await lookUp('mast')).toEqual([inPersian('mast')])
  expect(await lookUp('anchor', await aLearner(own, { language: 'ar' }))).toEqual([inPersian('anchor')])
})

test('what was translated stands in no log', () => {
  expect([...app.lines, ...alone.lines].join('\n')).not.toMatch(/bridge|ferry|harbour|آ/u)
})
