import { expect, test } from 'vitest'
import { scoreModalOf, skillPointsOf, skillsOfCard } from './score-modal.ts'

const none = { listening: null, reading: null, speaking: null, writing: null }
const points = { earned: 1, max: 2 }

test('a judged answer has the primary modal, however many skills it counts for', () => {
  expect(scoreModalOf({ scoredBy: 'ai' }, { ...none, listening: points, speaking: points })).toBe('primary')
})

test('a key-scored answer has the secondary modal for one skill and the tertiary for several', () => {
  expect(scoreModalOf({ scoredBy: 'key' }, { ...none, reading: points })).toBe('secondary')
  expect(scoreModalOf({ scoredBy: 'key' }, { ...none, listening: points, writing: points })).toBe('tertiary')
})

test('the skills stand in the order of the specification, each with its own maximum', () => {
  const score = { ...none, writing: { earned: 2, max: 4 }, listening: points }
  expect(skillPointsOf(score)).toEqual([
    { skill: 'listening', points },
    { skill: 'writing', points: { earned: 2, max: 4 } },
  ])
})

test('an answer card names the skills as L, W, R, S', () => {
  const score = { listening: points, reading: points, speaking: points, writing: points }
  expect(skillPointsOf(score, skillsOfCard).map(({ skill }) => skill.charAt(0))).toEqual(['l', 'w', 'r', 's'])
})
