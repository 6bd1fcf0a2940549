import type { Finding, WrittenWord } from '@rehearsal/exam/score'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EvidenceJump } from './evidence/spoken-extras.ts'
import { sample } from './writing/write-essay/sample.ts'
import { WrittenResult } from './written-result.tsx'

const text = 'He go home. The trea stood.'
const mark = (word: string, changes: Partial<WrittenWord> = {}): WrittenWord => ({
  word,
  type: 'GRAMMAR_MODERATE',
  grammarErrorType: 'NONE',
  suggestion: null,
  explanation: null,
  category: 'agreement',
  confidence: 0.95,
  span: [text.indexOf(word), text.indexOf(word) + word.length],
  ...changes,
})
const go = mark('go')
const trea = mark('trea', { type: 'SPELLING', category: 'spelling' })
const finding: Finding = {
  code: 'person-works',
  severity: 'minor',
  start: 3,
  end: 5,
  message: 'Goes.',
  suggestion: 'goes',
}

function resultOf(words: WrittenWord[], jump?: EvidenceJump['target'], others: Finding[] = []) {
  const keyPoints = [{ point: 'The river rose.', isCovered: false, quote: null }]
  return (
    <WrittenResult
      answer={{ answer: text }}
      score={{ evidence: { kind: 'text', wordCount: 6, words, keyPoints }, findings: [finding, ...others] }}
      jump={jump && { target: jump, key: 1 }}
      modelAnswer="A model."
      answerKey={sample.answerKey}
      media={(id) => id}
    />
  )
}

test('a mark says what it is about, and “perhaps” where it is not sure', () => {
  const unsure = mark('home', { category: 'article', confidence: 0.75 })
  const serious = mark('He', { category: 'word-order', type: 'GRAMMAR_CRITICAL' })
  const extra = mark('stood', { category: 'verb', grammarErrorType: 'EXTRA' })
  render(resultOf([serious, go, unsure, extra]))
  expect(
    screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
      .slice(0, 4),
  ).toEqual([
    'Word order, serious: He',
    'Subject and verb agree: go',
    'Perhaps: Article (a, an, the): home',
    'Verb form: a word too many: stood',
  ])
})

test('sentences with a sure correction stand corrected, with what is new', () => {
  render(resultOf([go, trea]))
  const part = within(screen.getByRole('region', { name: 'Your sentences, corrected' }))
  expect(part.getAllByRole('listitem')).toHaveLength(1)
  expect(part.getByText('He go home.')).toBeVisible()
  expect(part.getByText('goes').closest('dd')).toHaveTextContent('He goes home.')
})

test('without a sentence that can be corrected there is no such part', () => {
  render(resultOf([trea]))
  expect(screen.queryByRole('region', { name: 'Your sentences, corrected' })).toBeNull()
})

test('ready-made runs are listed with where they come from, each once', () => {
  const run = (code: Finding['code'], message: string): Finding => ({
    code,
    severity: 'info',
    start: 0,
    end: 2,
    message,
  })
  const earlier = run('earlier_text', '“He go home” stands in your earlier answer on #00461.')
  render(resultOf([go], undefined, [run('template_phrase', '“He go” fits any topic.'), earlier, earlier]))
  const part = within(screen.getByRole('region', { name: 'Ready-made phrases' }))
  expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '“He go” fits any topic.',
    '“He go home” stands in your earlier answer on #00461.',
  ])
  expect(part.getByText(/^Up to 30% of an answer/)).toBeVisible()
})

test('without a ready-made run there is no such part', () => {
  render(resultOf([go]))
  expect(screen.queryByRole('region', { name: 'Ready-made phrases' })).toBeNull()
})

test('a jump gives the focus to the marked word, the model answer, the main points or the text', () => {
  const { rerender, unmount } = render(resultOf([go, trea]))
  rerender(resultOf([go, trea], { to: 'word', place: 1 }))
  expect(screen.getByRole('button', { name: 'Spelling: trea' })).toHaveFocus()
  unmount()
  const model = render(resultOf([go], { to: 'model' }))
  expect(screen.getByRole('region', { name: 'Model answer' })).toHaveFocus()
  model.unmount()
  const points = render(resultOf([go], { to: 'key-points' }))
  expect(document.activeElement).toContainElement(screen.getByText('The river rose.'))
  points.unmount()
  render(resultOf([go], { to: 'text' }))
  expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Your text' }))
})
