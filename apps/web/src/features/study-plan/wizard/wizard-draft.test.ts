import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  draftOf,
  isOpenTo,
  isStepRight,
  nextStep,
  previousStep,
  stepOfFields,
  type WizardDraft,
  wizardSteps,
  wishOf,
} from './wizard-draft.ts'

const noScores = { overall: 0, reading: 0, writing: 0, listening: 0, speaking: 0 }
const start = draftOf({ id: 0, englishLevel: null, dailyPractice: null, dailyPracticeDuration: 0, ...noScores })
const filled: WizardDraft = { ...start, englishLevel: 'B1', dailyPractice: 'LESS_THAN_1' }
const scores = { overall: '60', reading: '61', writing: '62', listening: '63', speaking: '64' }

test('Next waits for a level, then for a time, then for scores where a mock test is to count', () => {
  expect(isStepRight(start, 'level')).toBe(false)
  expect(isStepRight(start, 'preference')).toBe(false)
  expect(isStepRight(start, 'mock')).toBe(true)
  expect(isStepRight({ ...start, hasMock: true }, 'mock')).toBe(false)
  expect(isStepRight({ ...start, hasMock: true, scores }, 'mock')).toBe(true)
})

test('a tab opens only when it was reached, and back is always open', () => {
  const open = (draft: WizardDraft) => wizardSteps.filter((step) => isOpenTo(draft, step))
  expect(open(filled)).toEqual(['level'])
  const third = nextStep(nextStep(filled))
  expect([third.step, open(third)]).toEqual(['mock', ['level', 'preference', 'mock']])
  expect(open(previousStep(third))).toEqual(['level', 'preference', 'mock'])
})

test('what is undone further back locks the tabs after it again', () => {
  const last = nextStep(nextStep(nextStep(filled)))
  expect(last.step).toBe('plan')
  const undone = { ...last, hasMock: true }
  expect([isOpenTo(undone, 'mock'), isOpenTo(undone, 'plan')]).toEqual([true, false])
})

test('no way of pressing Next, Back and tabs passes a step that is not right', () => {
  const press = fc.constantFrom<(draft: WizardDraft) => WizardDraft>(
    nextStep,
    previousStep,
    (draft) => ({ ...draft, englishLevel: draft.englishLevel === null ? 'C1' : null }),
    (draft) => ({ ...draft, dailyPractice: draft.dailyPractice === null ? 'MORE_THAN_4' : null }),
    (draft) => ({ ...draft, hasMock: !draft.hasMock }),
    (draft) => ({ ...draft, step: wizardSteps.findLast((step) => isOpenTo(draft, step)) ?? draft.step }),
  )
  fc.assert(
    fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
      const passed: boolean[] = []
      presses.reduce((draft, act) => {
        const after = act(draft)
        const isFarther = wizardSteps.indexOf(after.step) > wizardSteps.indexOf(draft.step)
        const before = wizardSteps.slice(0, wizardSteps.indexOf(after.step))
        if (isFarther && act === nextStep) passed.push(isStepRight(draft, draft.step))
        else if (isFarther) passed.push(before.every((step) => isStepRight(draft, step)))
        return after
      }, start)
      expect(passed.every(Boolean)).toBe(true)
    }),
  )
})

test('scores may be typed in the digits of another keyboard', () => {
  const typed = { overall: '۶۰', reading: '٦١', writing: '６２', listening: ' ۶۳\u200F', speaking: '64' }
  expect(wishOf({ ...filled, hasMock: true, scores: typed })?.scores).toEqual({
    overall: 60,
    reading: 61,
    writing: 62,
    listening: 63,
    speaking: 64,
  })
})

test('what is sent holds zeros without a mock test, and all five scores with one', () => {
  expect(wishOf({ ...filled, scores })).toEqual({
    englishLevel: 'B1',
    dailyPractice: 'LESS_THAN_1',
    scores: noScores,
  })
  expect(wishOf({ ...filled, hasMock: true, scores })?.scores).toEqual({
    overall: 60,
    reading: 61,
    writing: 62,
    listening: 63,
    speaking: 64,
  })
  expect(wishOf({ ...filled, hasMock: true })).toBeNull()
})

test('a field that the server names leads to its step', () => {
  expect([['englishLevel'], ['dailyPracticeDuration'], ['speaking'], ['version']].map(stepOfFields)).toEqual([
    'level',
    'preference',
    'mock',
    null,
  ])
})
