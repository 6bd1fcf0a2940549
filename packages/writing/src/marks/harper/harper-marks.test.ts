import { expect, test } from 'vitest'
import { lintWithHarper } from './harper-linter.ts'
import { harperMarks } from './harper-marks.ts'

async function marks(text: string) {
  return harperMarks(text, await lintWithHarper(text))
}

test.each([
  ['He go to school.', 'harper:PronounVerbAgreement', 'GRAMMAR_MODERATE', 'goes'],
  ['This is an university.', 'harper:AnA', 'GRAMMAR_MINOR', 'a'],
  ['They want to improved schools.', 'harper:InflectedVerbAfterTo', 'GRAMMAR_MODERATE', 'to improve'],
])('%j is marked by %s', async (text, code, type, suggestion) => {
  expect(await marks(text)).toMatchObject([{ code, type, suggestions: [suggestion] }])
})

test.each([
  ['a long sentence', `It is known that ${'people in the city and in the country '.repeat(8)}live well.`],
  ['a flat number', 'The address is 25 Lake Road, apartment 4B.'],
  ['a verb that stands twice', 'He had had enough of the noise.'],
  ['British spelling', 'The colour of the centre was analysed.'],
  ['a grade', 'I got a grade A in biology.'],
  ['a time', 'The network is down from 8 to 10 a.m. today.'],
  ['an old article', 'It was an historic day.'],
  ['a place', 'They came back to Nghe An to stay.'],
  ['a name of two words', 'In Viet Nam, it rains a lot.'],
  ['“your” before an adjective', 'Here is my resume for your kind consideration.'],
  ['“you” behind a preposition', 'A good teacher sees in you what you yourself cannot see.'],
  ['a part', 'He needed to order a part from Germany.'],
  ['a verb like a modal', 'Nobody would dare to do it.'],
  ['what was taught', 'What they really taught us was that the language was something to be hidden.'],
  ['training that one has', 'In school we have training four times a year.'],
  ['a careful claim', 'I would argue that it helps.'],
  ['a will', "The individual's will has its limits."],
  ['what is left over', 'They eat leftover food.'],
  ['what happens, in a row', 'Breakthrough, breakdown and outbreak share their part “break”.'],
  ['a past like its base', 'She cast her vote, and he bet two dollars.'],
  ['an indirect question', 'I am not sure if I would have come.'],
  ['there, tomorrow', 'I will go there tomorrow.'],
  ['an object before another', 'He asks you questions about your day.'],
  ['a past', 'He fed four quarters into the slot machine.'],
  ['a word said twice', 'When she was good she was very, very good, and it was a very very long way.'],
  ['what it is time for', 'I think it is the day when a worker decides it’s time she became her own boss.'],
  ['a decade', "In the late 1980's it was workers who struck first."],
  ['a company’s turnover', 'Raise wages to boost productivity and reduce turnover.'],
  ['people behind “to”', 'It is an affront to civilized people everywhere.'],
  ['what belongs to it, behind a preposition', 'We will celebrate the anniversary of its founding as a nation.'],
  ['a clause behind “for”', 'For while the people who sent us here are many, we are one.'],
  ['to say no', 'Just saying no to everything may be good politics.'],
  ['over and all', 'It towers over all our efforts here.'],
  ['most of whom', 'It was shocking to his friends, most of whom thought that things were fine.'],
  ['what is gone', 'Gone were the long evenings of summer.'],
  ['words that go on', 'They will go away because of that . . . because we can.'],
  ['misspelt words, which are ours to mark', 'The univercity has informations.'],
])('%s is left alone', async (_, text) => {
  expect(await marks(text)).toEqual([])
})

test('offsets are UTF-16', async () => {
  const text = '😀😀 This is an university.'
  const [mark] = await marks(text)
  expect(text.slice(mark?.start, mark?.end)).toBe('an')
})

test('messages carry no markdown', async () => {
  for (const { message } of await marks('I could of gone. He buyed alot of breads their.'))
    expect(message).not.toContain('`')
})
