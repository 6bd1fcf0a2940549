import { expect, type Page } from '@playwright/test'
import type { Hand } from './hand.ts'
import { listeningPlayer, questionPage, recordedFor, recorder } from './pages.ts'
import { differingWords, sampleAnswer } from './sample-answer.ts'

type Answering = (page: Page, hand: Hand) => Promise<void>

/** A question of one kind, how it is answered, and the marks which that answer deserves. */
export type AnsweredKind = {
  slug: string
  question: number
  /** Whether it is heard before it is answered. */
  isHeard?: boolean
  answer: Answering
  earns: { atLeast: number; atMost: number; of: number }
}

/** The sentence of the fake microphone lasts three seconds. */
const said = recordedFor(3)

const article = (page: Page) => page.getByRole('article')

/** The fake microphone says one sentence, whatever the question is. */
const speak: Answering = async (page, hand) => {
  const { record, stop, time, take } = recorder(page)
  await hand.press(record)
  await expect(stop).toBeVisible()
  await expect(time).toHaveText(said)
  await hand.press(stop)
  await expect(take).toBeVisible()
}

const write =
  (text: string): Answering =>
  (page, hand) =>
    hand.write(article(page).getByRole('textbox'), text)

const choose =
  (role: 'radio' | 'checkbox', ...options: (string | RegExp)[]): Answering =>
  async (page, hand) => {
    for (const name of options) {
      const option = article(page).getByRole(role, { name })
      await hand.press(option)
      await expect(option).toBeChecked()
    }
  }

const select =
  (...words: string[]): Answering =>
  async (page, hand) => {
    for (const [gap, word] of words.entries()) await hand.select(article(page).getByRole('combobox').nth(gap), word)
  }

const type =
  (...words: string[]): Answering =>
  async (page, hand) => {
    const gaps = article(page).getByRole('textbox', { name: /^Gap / })
    for (const [gap, word] of words.entries()) await hand.write(gaps.nth(gap), word)
  }

const place =
  (...words: string[]): Answering =>
  async (page, hand) => {
    const { wordsOfBox, gaps } = questionPage(page)
    for (const [gap, word] of words.entries()) {
      await hand.place(wordsOfBox.getByRole('button', { name: word, exact: true }), gaps.nth(gap))
      await expect(gaps.nth(gap)).toHaveAccessibleName(`Gap ${gap + 1}: ${word}`)
    }
  }

const order =
  (...starts: string[]): Answering =>
  async (page, hand) => {
    for (const [at, start] of starts.entries()) await hand.move(page, start, at)
  }

const pick =
  (...words: string[]): Answering =>
  async (page, hand) => {
    for (const word of words) {
      const button = page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${word}\\b`) })
      await hand.press(button)
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    }
  }

/** Listens a moment; an answer does not wait for the end. */
export const hear: Answering = async (page, hand) => {
  const { play, pause } = listeningPlayer(page)
  await hand.press(play)
  await expect(pause).toBeVisible()
  await hand.press(pause)
  await expect(play).toBeVisible()
}

const right = (of: number) => ({ atLeast: of, atMost: of, of })
const good = (of: number) => ({ atLeast: of / 2, atMost: of, of })
/** Said well, but another sentence than the one asked for. */
const another = (of: number) => ({ atLeast: 0, atMost: of / 2, of })
/** Said well, but about something else: nothing of the subject is heard, whatever part of the sentence was recorded. */
const unrelated = (of: number) => ({ atLeast: 0, atMost: 0, of })

export const answeredKinds: Record<string, AnsweredKind[]> = {
  speaking: [
    { slug: 'read-aloud', question: 1, answer: speak, earns: another(15) },
    { slug: 'repeat-sentence', question: 335, isHeard: true, answer: speak, earns: another(13) },
    { slug: 'describe-image', question: 526, answer: speak, earns: unrelated(16) },
    { slug: 'answer-short-question', question: 375, isHeard: true, answer: speak, earns: another(1) },
    { slug: 're-tell-lecture', question: 415, isHeard: true, answer: speak, earns: unrelated(16) },
    { slug: 'summarize-group-discussion', question: 1020, isHeard: true, answer: speak, earns: unrelated(16) },
    { slug: 'respond-to-a-situation', question: 451, isHeard: true, answer: speak, earns: unrelated(13) },
  ],
  writing: [
    {
      slug: 'summarize-written-text',
      question: 16,
      answer: write(sampleAnswer('writing/summarize-written-text', 16)),
      earns: good(9),
    },
    { slug: 'write-essay', question: 461, answer: write(sampleAnswer('writing/write-essay', 461)), earns: good(26) },
    { slug: 'write-email', question: 481, answer: write(sampleAnswer('writing/write-email', 481)), earns: good(15) },
  ],
  reading: [
    {
      slug: 'rw-fill-in-the-blanks',
      question: 63,
      answer: select('absorbs', 'demands', 'worth', 'hidden', 'produce'),
      earns: right(5),
    },
    {
      slug: 'multiple-choice-multiple',
      question: 84,
      answer: choose(
        'checkbox',
        'A substance that the bees add',
        /^Its power/,
        'The work that bees do with their wings',
      ),
      earns: right(3),
    },
    {
      slug: 're-order-paragraphs',
      question: 30,
      answer: order('Chocolate begins', 'These wet seeds', 'Once they have', 'When the dried', 'What remains'),
      earns: right(4),
    },
    {
      slug: 'fill-in-the-blanks',
      question: 103,
      answer: place('onto', 'sides', 'through', 'grow', 'path'),
      earns: right(5),
    },
    {
      slug: 'multiple-choice-single',
      question: 123,
      answer: choose('radio', 'Warmth is shared out among the birds.'),
      earns: right(1),
    },
  ],
  listening: [
    {
      slug: 'summarize-spoken-text',
      question: 147,
      isHeard: true,
      answer: write(sampleAnswer('listening/summarize-spoken-text', 147)),
      earns: good(12),
    },
    {
      slug: 'multiple-choice-multiple',
      question: 167,
      isHeard: true,
      answer: choose('checkbox', /beyond the reach of the toads/, /not a suitable home/),
      earns: right(2),
    },
    {
      slug: 'fill-in-the-blanks',
      question: 187,
      isHeard: true,
      answer: type('highlands', 'spread', 'discussed', 'plants', 'ancestor'),
      earns: right(5),
    },
    {
      slug: 'highlight-correct-summary',
      question: 207,
      isHeard: true,
      answer: choose('radio', /^Memories are rebuilt/),
      earns: right(1),
    },
    {
      slug: 'multiple-choice-single',
      question: 238,
      isHeard: true,
      answer: choose('radio', 'He valued the company of a neighbour.'),
      earns: right(1),
    },
    {
      slug: 'select-missing-word',
      question: 247,
      isHeard: true,
      answer: choose('radio', 'its keenest supporters'),
      earns: right(1),
    },
    {
      slug: 'highlight-incorrect-words',
      question: 267,
      isHeard: true,
      answer: pick(...differingWords(267)),
      earns: right(6),
    },
    {
      slug: 'write-from-dictation',
      question: 43,
      isHeard: true,
      answer: write('The bus to the airport leaves every twenty minutes'),
      earns: right(9),
    },
  ],
}
