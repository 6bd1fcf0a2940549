import type { SpokenWord } from '@rehearsal/exam/score'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerShortQuestion } from './definition.ts'
import { AnswerShortQuestionResult } from './result.tsx'
import { sample } from './sample.ts'

const word: SpokenWord = { word: 'thermometer', index: 0, status: 'correct', score: 1.2, start: 0.5, end: 1.2 }
const phones = ['TH', 'ER', 'M'].map((phone, i) => ({
  phone,
  word: 0,
  score: i === 0 ? 0.3 : 2,
  start: 0.5 + i / 10,
  end: 0.6 + i / 10,
}))
const semitones = Array.from({ length: 60 }, (_, step) => (step % 10) / 2)
const modelSpeech = {
  seconds: 1,
  words: [
    { word: 'a', start: 0.1, end: 0.15 },
    { word: 'thermometer', start: 0.15, end: 0.8 },
  ],
  pitch: { stepSeconds: 0.02, semitones },
}

type Shown = { words?: SpokenWord[]; accepted?: string[]; hasModel?: boolean; model?: typeof modelSpeech }

function show({ words = [word], accepted, hasModel = true, model = modelSpeech }: Shown = {}) {
  const { modelAudio: _none, ...before } = sample.answerKey
  render(
    <AnswerShortQuestionResult
      prompt={sample.prompt}
      answerKey={{
        ...(hasModel ? sample.answerKey : answerShortQuestion.answerKey.parse(before)),
        ...(accepted === undefined ? {} : { accepted }),
      }}
      answer={sample.answer}
      score={{
        comparisons: [{ given: 'thermometer', correct: 'a thermometer', isCorrect: true }],
        findings: [],
        evidence: {
          kind: 'speech',
          seconds: 2,
          words,
          phones: words.length === 0 ? [] : phones,
          pauses: [],
          ...(words.length === 0 ? {} : { pitch: { stepSeconds: 0.02, semitones } }),
        },
      }}
      variant="ACADEMIC"
      media={(id) => `/media/${id}`}
      recordingUrl="/take"
      recordingPeaks={[]}
      spoken={{
        isMine: true,
        modelSpeech: model,
        traitName: (trait) => trait,
        taskName: () => 'Read Aloud',
        questionUrl: () => '/',
      }}
    />,
  )
}

test('a heard answer shows its sounds with their scores, and the model says the same word, whatever article it has', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: /^thermometer/ }))
  const card = within(screen.getByRole('region', { name: 'The word thermometer' }))
  expect(card.getByRole('list', { name: /Sounds of/ })).toHaveTextContent('θ0.3')
  expect(card.getByRole('button', { name: 'Model' })).toBeVisible()
  expect(screen.getByRole('img', { name: /Your melody over the model’s/ })).toBeVisible()
})

test('of an answer that the model words otherwise, the whole model is heard, and its melody lies under no word', async () => {
  show({ model: { ...modelSpeech, words: [{ word: 'heat', start: 0, end: 0.5 }] } })
  await userEvent.click(screen.getByRole('button', { name: /^thermometer/ }))
  expect(screen.getByRole('button', { name: 'Whole model' })).toBeVisible()
  expect(screen.getByRole('img', { name: /^Your melody, word by word/ })).toBeVisible()
})

test('a heard answer is spelled as the question spells it', () => {
  show({ accepted: ['the barometer', 'a Thermometer'] })
  expect(screen.getByRole('button', { name: /^Thermometer/ })).toBeVisible()
})

test('a heard answer is spelled as the question spells it, whatever apostrophe that has', () => {
  show({ words: [{ ...word, word: "painter's" }], accepted: ['a Painter\u2019s', 'a painter'] })
  expect(screen.getByRole('button', { name: /^Painter's/ })).toBeVisible()
})

test('where no accepted answer was heard there are no words and no melody, but the right answer can be heard', () => {
  show({ words: [] })
  expect(screen.queryByRole('region', { name: 'Word by word' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Melody' })).toBeNull()
  expect(screen.getByRole('group', { name: 'Model answer' })).toBeVisible()
})

test('a question of before has no model voice', async () => {
  show({ hasModel: false })
  await userEvent.click(screen.getByRole('button', { name: /^thermometer/ }))
  expect(screen.getByRole('button', { name: 'Mine' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /model/i })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Model answer' })).toBeNull()
})
