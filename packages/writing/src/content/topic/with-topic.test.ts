import { expect, test } from 'vitest'
import { createWritingRater } from '../../create-writing-rater.ts'

const promptText =
  'Some people believe that libraries are no longer needed because everything is on the internet. Do you agree? Give reasons.'
const ABOUT_LIBRARIES =
  'I do not agree that libraries have become useless. Books cost a lot of money, and many families cannot buy all that their children want to read.'
const ABOUT_ZOOS =
  'I think that zoos are cruel and should be closed, because lions and elephants walk up and down in small cages all day long. For example, a tiger that is born behind bars never learns to live in the forest. Some people say that zoos protect rare species, but children can watch films about animals instead of visiting them in prison.'

test('a paragraph about something else gives an essay no position, no reason and no example', async () => {
  const { rateWriting } = await createWritingRater()
  const text = `${ABOUT_LIBRARIES}\n\n${ABOUT_ZOOS}\n\n${ABOUT_LIBRARIES}`
  const { content, findings } = await rateWriting({ text, promptText, promptKind: 'question', keyPoints: [] })
  expect(findings.map(({ code }) => code)).toContain('foreign_paragraph')
  const quotes = (content?.keyPoints ?? []).flatMap(({ quote }) => quote ?? [])
  expect(quotes.length).toBeGreaterThan(0)
  expect(quotes.filter((quote) => ABOUT_ZOOS.includes(quote.slice(0, 40)))).toEqual([])
})
