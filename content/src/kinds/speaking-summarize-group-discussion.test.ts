import { expect, test } from 'vitest'
import { Shelf } from '../shelf.ts'
import { kindSources, words } from '../testing/kind-sources.ts'
import type { Script } from './kind.ts'
import { summarizeGroupDiscussion } from './speaking-summarize-group-discussion.ts'

const source = kindSources['speaking/summarize-group-discussion']
const read = (change: object) => summarizeGroupDiscussion.read({ ...source, ...change }, () => true)

const turns = (speakers: readonly string[], count: number) =>
  speakers.map((speaker) => ({ speaker, text: words(count) }))
const twoVoices = ['Ana', 'Ben', 'Cem'].map((name) => ({ name, voice: name === 'Cem' ? 'rms' : 'slt' }))
const keyPoint = { point: 'Trees cool.', cues: [['tree'], ['cool']] }
const ofSpeakers = ['Ana', 'Ben', 'Cem'].map((speaker) => ({ ...keyPoint, speaker }))

test.each<[string, object, string[]]>([
  ['is too short', { transcript: turns(['Ana', 'Ben', 'Cem', 'Ana', 'Ben', 'Cem'], 40) }, ['transcript', 'transcript']],
  ['has two speakers with one voice', { speakers: twoVoices }, ['speakers']],
  ['has two speakers', { speakers: source.speakers.slice(0, 2) }, ['speakers']],
  [
    'has somebody who speaks once, and a stranger',
    { transcript: turns(['Ana', 'Ben', 'Cem', 'Ana', 'Ben', 'Eva'], 60) },
    ['transcript', 'transcript.5.speaker'],
  ],
  ['has a speaker without a view', { keyPoints: [keyPoint, ...ofSpeakers.slice(1)] }, ['keyPoints']],
  ['says nothing of how views relate', { keyPoints: ofSpeakers }, ['keyPoints']],
  [
    'has the view of a stranger',
    { keyPoints: [keyPoint, ...ofSpeakers, { ...keyPoint, speaker: 'Eva' }] },
    ['keyPoints.4.speaker'],
  ],
])('a discussion that %s is refused', (_case, change, fields) => {
  expect(read(change).problems.map(({ field }) => field)).toEqual(fields)
})

test('each turn is said by the voice of its speaker, and the key has who says what', async () => {
  const shelf = new Shelf()
  const said: Script[] = []
  const speak = (script: Script) => {
    said.push(script)
    return shelf.speak(script)
  }
  const { answerKey } = (await read({}).convert?.({ speak, draw: shelf.draw })) ?? {}
  expect(said[0]?.turns.map(({ voice }) => voice)).toEqual(['slt', 'rms', 'awb', 'slt', 'rms', 'awb'])
  expect(answerKey).toMatchObject({ turns: source.transcript })
})
