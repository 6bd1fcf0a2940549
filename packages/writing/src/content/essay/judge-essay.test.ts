import { expect, test } from 'vitest'
import { readMeaning } from '../../meaning/answer-meaning.ts'
import { questionVectors } from '../../meaning/sentence-vectors.ts'
import { parseText } from '../../text/parse-text.ts'
import { judgeEssay } from './judge-essay.ts'

const PROMPT =
  'Many towns close their public swimming pools to save money. Should a town keep its pool open? Give reasons and examples.'

async function judged(text: string, promptText = PROMPT) {
  const prompt = parseText(promptText)
  const meaning = await readMeaning(parseText(text), ['sentence'])
  const asked = await questionVectors([
    promptText,
    ...prompt.sentences.map(({ start, end }) => promptText.slice(start, end)),
  ])
  return judgeEssay(meaning, prompt, asked, ({ start, end }) => text.slice(start, end))
}
const shown = ({ results }: Awaited<ReturnType<typeof judged>>) =>
  new Map(results.map(({ point, quote, isCovered }) => [point, isCovered ? quote : null]))

const OPENING =
  'A pool is dear to heat, and mayors like to close it first. I believe that a town should keep its pool open.'
const REASON =
  'Children who learn to swim early do not drown in lakes, because they know how their arms and lungs behave in cold water.'
const MORE =
  'Pensioners with stiff knees float there for an hour and leave with less pain. A ticket costs three coins, so families without a garden have somewhere to spend a hot afternoon.'
const CASE = 'When our pool shut in 2011, my grandmother stopped swimming, and within a year she needed a stick.'
const ENDING = 'For these reasons, a town should keep its pool open, even if a road must wait.'
const FULL = [OPENING, `${REASON} ${MORE}`, CASE, ENDING].join('\n\n')
const EMPTY = [
  'There are many subjects on which people hold different opinions, and this is one of them. I believe that a town should keep its pool open.',
  'On the one hand, there are good arguments for it, and many people support them. On the other hand, there are arguments against it, which are important as well.',
  'Everybody has a point of view, and each view should be considered carefully before a decision is made.',
  'In conclusion, it is a difficult question, and people should think about it more.',
].join('\n\n')

test('a position, reasons and a case are found, each by the sentence that gives it', async () => {
  const found = shown(await judged(FULL))
  expect(found.get('Your position')).toMatch(/should keep its pool open/u)
  expect(found.get('A reason')).toBe(REASON)
  expect(found.get('An example or a fact')).toBe(CASE)
})

test('an essay that develops its view covers most, one that only talks about opinions little', async () => {
  expect((await judged(FULL)).coverage).toBeGreaterThan(0.75)
  const empty = await judged(EMPTY)
  expect(empty.coverage).toBeLessThan(0.4)
  expect(shown(empty).get('A reason')).toBeNull()
})

test('an essay without a view of its own has no position', async () => {
  const told =
    'The pool of our town has blue tiles and a slide. In summer the queue reaches the bakery. On Sundays a band plays waltzes.'
  expect(shown(await judged(told)).get('Your position')).toBeNull()
})

test('each side that the prompt asks for is looked for by its name', async () => {
  const asksBoth =
    'Many towns close their public swimming pools to save money. Discuss the advantages and disadvantages.'
  const found = shown(await judged(FULL, asksBoth))
  expect(found.get('What is good about it')).toMatch(/learn to swim|ticket|Pensioners/u)
  expect(found.get('What is bad about it, or may go wrong')).not.toBe(found.get('What is good about it'))
})

test('an ending that says the opposite of the opening is named', async () => {
  const turned = FULL.replace(ENDING, 'In conclusion, I do not believe that a town should keep its pool open.')
  const named = (each: Awaited<ReturnType<typeof judged>>) => each.results.find(({ point }) => /opposite/u.test(point))
  expect(named(await judged(turned))?.quote).toMatch(/do not believe/u)
  expect(named(await judged(FULL))).toBeUndefined()
  expect((await judged(turned)).coverage).toBeLessThan((await judged(FULL)).coverage)
})

test('paragraphs about something else add little', async () => {
  const foreign =
    'Volcanoes form where plates of rock meet, because melted stone rises through cracks. Ash from Iceland closed airports in 2010, and thousands of passengers slept on benches.'
  const own = `${REASON} ${MORE}`
  const short = [OPENING, ENDING]
  const gain = async (added: string) => (await judged(short.toSpliced(1, 0, added).join('\n\n'))).coverage
  expect(await gain(foreign)).toBeLessThan((await gain(own)) - 0.2)
})
