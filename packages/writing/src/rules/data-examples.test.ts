import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Mark } from '../mark/mark.ts'
import { resolveMarks } from '../mark/resolve-marks.ts'
import { readAnnotatedSentences } from '../testing/annotated-sentence.ts'
import { parseText } from '../text/parse-text.ts'
import { applyRule, type Rule } from './rule/rule.ts'
import { DATA_EXAMPLES, DATA_RULES } from './rule/testing/data-rules.ts'
import { RULES } from './rules.ts'

/** Examples that the rules together correct otherwise than their entry, and as well: the entry counts in other sentences. */
const AS_WELL: Readonly<Record<string, string>> = {
  'They made an analyse of the water.': 'They made an analysis of the water.',
  'You must take a decide.': 'You must take a decision.',
  'In my own view point, the plan is good.': 'In my own point of view, the plan is good.',
  'Best wish for you, Maria': 'Best wishes for you, Maria',
  'Hope to hear you soon.': 'Hope to hear from you soon.',
  'Waiting to hear you soon.': 'Waiting to hear from you soon.',
  'With kind regard, Maria': 'With kind regards, Maria',
  'I stayed in bed because I had cold.': 'I stayed in bed because I was cold.',
  'Computers are important in nowadays world.': 'Computers are important in today’s world.',
  'In our days, people read less.': 'Nowadays, people read less.',
  'My all family came.': 'My whole family came.',
  'She is one friend of me.': 'She is one friend of mine.',
  'We ate a meal which comprises of fish and rice.': 'We ate a meal which consists of fish and rice.',
  'I do not trust on people.': 'I do not trust in people.',
  'The bus leaves at this times.': 'The bus leaves at this time.',
  'I read every each day.': 'I read each day.',
  'The car drove in a high speed.': 'The car drove at high speed.',
  'It will help you in find a job.': 'It will help you in finding a job.',
  'I would like to make a question to you.': 'I would like to ask a question to you.',
  'There are exist many ways to learn.': 'There exist many ways to learn.',
  'There was happen an accident.': 'There happened an accident.',
  'This is the reason because we left.': 'This is the reason why we left.',
  'She has a big knowledge of music.': 'She has a great knowledge of music.',
  'Phones changed our live.': 'Phones changed our life.',
  'The most part of the people agree.': 'Most of the people agree.',
  'They have lived here their all life.': 'They have lived here their whole life.',
  'Phones changed their live.': 'Phones changed their life.',
  'Sleep is too much important.': 'Sleep is too important.',
  'I understand the way of how it works.': 'I understand the way it works.',
  'We danced till the late night.': 'We danced till late at night.',
  'I trust on you.': 'I trust in you.',
}

const QUESTIONS = join(import.meta.dirname, '../../../../content/questions')
/** The text of a question, as its file folds it. */
const TEXT = /^(?:text|passage|transcript): >-\n(?<text>(?: {2}.*\n)+)/mu
const SENTENCES = join(import.meta.dirname, '../testing/sentences')

test('no rule at all finds anything in the right sentence of an example', () => {
  const faults = DATA_EXAMPLES.flatMap(({ example, entry }) => {
    const said = correctedOnce(example.corrected, RULES)
    return said === example.corrected ? [] : [`${entry.where} “${example.corrected}” becomes “${said}”`]
  })
  expect(faults).toEqual([])
})

/** What the rules together make of the wrong sentence of each example. */
const READ = DATA_EXAMPLES.map(({ example, entry }) => {
  const once = correctedOnce(example.sentence)
  // What the first correction uncovers is found, too: “in same way”, “in the same way”.
  const said = once === example.corrected ? once : correctedOnce(once)
  return { ...example, entry, said }
})

test('the rules of all data files together correct an example as its entry does', () => {
  const faults = READ.filter(({ sentence, corrected, said }) => said !== corrected && AS_WELL[sentence] !== said)
  expect(
    faults.map(
      ({ entry, sentence, corrected, said }) => `${entry.where} “${sentence}” becomes “${said}”, not “${corrected}”`,
    ),
  ).toEqual([])
})

test('every example that is known to be corrected otherwise still is', () => {
  const otherwise = new Set(READ.filter(({ corrected, said }) => said !== corrected).map(({ sentence }) => sentence))
  expect(Object.keys(AS_WELL).filter((sentence) => !otherwise.has(sentence))).toEqual([])
})

test('no rule of a data file finds anything in a right sentence of a learner', () => {
  const right = globSync('*.txt', { cwd: SENTENCES })
    .flatMap((file) => readAnnotatedSentences(readFileSync(join(SENTENCES, file), 'utf8')))
    .filter(({ edits }) => edits.length === 0)
  const marked = right
    .filter(({ text }) => marksOf(text).length > 0)
    .map(({ text }) => `${text} → ${correctedOnce(text)}`)
  expect(right.length).toBeGreaterThan(100)
  expect(marked).toEqual([])
})

test('no rule of a data file finds anything in the texts of our questions', () => {
  const texts = globSync('*/*/*.yaml', { cwd: QUESTIONS }).flatMap((file) => {
    const text = TEXT.exec(readFileSync(join(QUESTIONS, file), 'utf8'))?.groups?.text
    return text === undefined ? [] : [{ file, text: text.replaceAll(/\s+/gu, ' ').trim() }]
  })
  const marked = texts.flatMap(({ file, text }) =>
    marksOf(text).map(({ start, end, suggestions }) => `${file} “${text.slice(start, end)}” → “${suggestions[0]}”`),
  )
  expect(texts.length).toBeGreaterThan(100)
  expect(marked).toEqual([])
})

function marksOf(text: string, rules: readonly Rule[] = DATA_RULES): Mark[] {
  const { sentences } = parseText(text)
  return resolveMarks(sentences.flatMap((sentence) => rules.flatMap((rule) => applyRule(rule, sentence))))
}

function correctedOnce(text: string, rules: readonly Rule[] = DATA_RULES): string {
  return marksOf(text, rules).reduceRight(
    (whole, { start, end, suggestions }) => `${whole.slice(0, start)}${suggestions[0] ?? ''}${whole.slice(end)}`,
    text,
  )
}
