import fc from 'fast-check'
import { expect, test } from 'vitest'
import { romanConcrete } from '@rehearsal/rating/testing/roman-concrete'
import type { KeyPoint } from '@rehearsal/rating/types'
import { judgeSpokenContent } from './judge-spoken-content.ts'

const judge = (text: string) => judgeSpokenContent({ text, ...romanConcrete })
const SAID =
  'Ancient Roman concrete in harbours has survived far better than modern concrete, because lime was mixed with volcanic ash. Salt water makes new minerals grow inside it, which strengthen it, whereas it rusts steel. Engineers want to imitate it, since making cement emits carbon dioxide, but it hardens slowly and would suit sea defences rather than tall buildings.'

test('an answer with all points, linked and in order, earns all', async () => {
  const content = await judge(SAID)
  expect(content).toMatchObject({
    coverage: 1,
    share: 1,
    isProse: true,
    organisation: 1,
    appropriacy: null,
    findings: [],
  })
  expect(content.keyPoints.every(({ isCovered, quote }) => isCovered && quote !== null)).toBe(true)
})

test('other forms and other words of the cues are heard', async () => {
  const { keyPoints } = await judge(
    'The ancients built piers that endure until today. Their recipe, a mixture of ashes from a volcano and mortar, gets repaired by crystals from the sea.',
  )
  expect(keyPoints.slice(0, 3).map(({ isCovered }) => isCovered)).toEqual([true, true, true])
})

test.each([
  'Roman concrete last modern lime volcanic ash sea water mineral strengthen carbon cement engineer slow sea wall only',
  'Roman and concrete and last and modern and lime and volcanic and ash and sea and mineral and stronger and carbon and cement and engineer and slow and skyscraper and only',
  'Roman, concrete, solid, century. Lime, volcano, ash. Salt water, crystal, stronger. Carbon dioxide, cement, engineer. Steel, sea wall, limited.',
])('key words said as a list earn one mark of six at most: %#', async (text) => {
  const content = await judge(text)
  expect(content.coverage).toBeGreaterThan(0.8)
  expect(content.share).toBeLessThanOrEqual(1 / 6)
  expect(content.findings.map(({ code }) => code)).toEqual(['word_list'])
})

test('the same sentence again and again is no speech', async () => {
  expect((await judge('Roman concrete lasts in the sea because of volcanic ash. '.repeat(5))).isProse).toBe(false)
})

test('points that stand side by side earn less than linked ones, and the learner is told', async () => {
  const bare =
    'Roman concrete is solid for a century. It is lime and volcanic ash. Sea water makes crystals. They are stronger. Cement makes carbon. It is slow. It suits sea walls only.'
  const { organisation, share, coverage, findings } = await judge(bare)
  expect(organisation).toBeLessThan(0.5)
  expect(share).toBeLessThan(coverage)
  expect(findings.map(({ code }) => code)).toEqual(['few_links'])
})

test('talk about something else earns nothing and says so', async () => {
  const content = await judge('My football club won the cup again because the goalkeeper saved two penalties.')
  expect(content).toMatchObject({ coverage: 0, share: 0, findings: [{ code: 'nothing_of_the_subject' }] })
})

test.each([
  'Hire, through a convei hermano L. Centraveal, pork glarium, Ozcon, pars, concrete levels. Dispools come in both sand and pegwino-reaster.',
  'El hormigón romano dura más que el moderno porque mezclaban cal con ceniza de volcano.',
])('another language earns nothing, whatever words of the subject are heard in it: %#', async (text) => {
  expect(await judge(text)).toMatchObject({ coverage: 0, share: 0, findings: [{ code: 'not_english' }] })
})

test('names and misheard words leave an answer English', async () => {
  const { findings } = await judge(`${SAID} Professor Yavarian and Doktor Mehrdadi of Zanjan zaidso.`)
  const codes = findings.map(({ code }) => code)
  expect(codes).not.toContain('not_english')
  expect((await judge('Marie Yavarian likes Roman concrete, which lasts in the sea.')).coverage).toBeGreaterThan(0)
})

test('what was said before in other words earns all, word for word it earns nothing, and the learner is told', async () => {
  const earlier = (text: string) =>
    judgeSpokenContent({ ...romanConcrete, text: SAID, earlierAnswers: [{ text, from: 'own', questionId: 415 }] })
  const { share, findings } = await earlier(SAID)
  expect(share).toBe(0)
  expect(findings.map(({ code }) => code)).toEqual(['memorised_text', 'earlier_text'])
  // Places in a text would be taken for seconds.
  for (const finding of findings) expect(finding).not.toHaveProperty('start')
  expect(await earlier(SAID.split(' ').toReversed().join(' '))).toMatchObject({ share: 1, findings: [] })
})

test('a frame that fits any talk earns little', async () => {
  const frame =
    'This essay will shed light on both sides. It brings a plethora of benefits. Roman concrete plays a pivotal role in our life.'
  const { findings, share } = await judge(frame)
  expect(findings.map(({ code }) => code)).toContain('template')
  expect(share).toBeLessThan(0.1)
})

test('without main points the words of the subject decide', async () => {
  const about = async (text: string) =>
    (await judgeSpokenContent({ text, keyPoints: [], contextText: romanConcrete.contextText })).share
  const other = await about('My football club won the cup because of its goalkeeper.')
  expect(await about(SAID)).toBeGreaterThan(other + 0.4)
})

const noise: KeyPoint[] = [
  {
    point: 'The music.',
    cues: [
      ['music', 'loud'],
      ['night', 'late'],
    ],
  },
  { point: 'Less noise.', cues: [['quiet', 'turn', 'down']] },
]
const reply = (text: string, register: 'formal' | 'informal' = 'informal') =>
  judgeSpokenContent({ text, keyPoints: noise, contextText: 'Your neighbour plays loud music.', register })

test.each([
  [
    'polite, and to somebody',
    'Hi, I am sorry to bother you, but your music is quite loud at night. Could you please turn it down?',
    'informal',
    1,
    [],
  ],
  [
    'without a form of politeness',
    'Your music is too loud at night and you turn it down now for all of us.',
    'informal',
    0.8,
    ['not_polite'],
  ],
  [
    'to nobody',
    'The music is too loud at night. It would be possible to turn it down a little, please.',
    'informal',
    0.75,
    ['nobody_addressed'],
  ],
  [
    'too casual',
    'Hey dude, sorry, your music is loud at night, could you turn it down?',
    'formal',
    0.85,
    ['register_casual'],
  ],
  [
    'too stiff',
    'Dear sir, I am writing to ask whether you could please turn down your music at night.',
    'informal',
    0.85,
    ['register_stiff'],
  ],
  [
    'rude',
    'Hello, your music is loud at night, please turn it down or shut up, what is wrong with you?',
    'informal',
    0.6,
    ['rude'],
  ],
] as const)('a reply that is %s has its appropriacy', async (_case, text, register, share, codes) => {
  const content = await reply(text, register)
  expect(content.coverage).toBeGreaterThan(0.8)
  expect(content.appropriacy).toBeCloseTo(share)
  expect(content.share).toBeCloseTo(share * content.coverage)
  expect(content.findings.map(({ code }) => code)).toEqual(codes)
})

test('any text has a share from 0 to 1, the same each time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
      const content = await judge(text)
      expect(content.share).toBeGreaterThanOrEqual(0)
      expect(content.share).toBeLessThanOrEqual(content.coverage)
      expect(await judge(text)).toEqual(content)
    }),
    { numRuns: 40 },
  )
})

const BROKEN_LIFT = {
  contextText:
    'The lift in your building has been broken for a week. You phone the company that looks after it. What do you say?',
  keyPoints: [
    'Say that the lift has been broken for a week.',
    'Tell why this is a problem.',
    'Ask when it will be repaired.',
  ].map((point) => ({ point, cues: [] })),
  register: 'formal' as const,
}

test('what is said in a situation is about it in whatever words, and something else earns nothing', async () => {
  const replies = {
    own: 'Good morning, I live on the sixth floor, and I have been carrying my shopping up a hundred steps since last Monday. My mother uses a wheelchair, so she cannot go out at all. Could you tell me what day your mechanic is coming?',
    other:
      'Good morning, I would like to book a table for four people on Friday evening. One of us does not eat meat. Could we sit at the window, please?',
  }
  const own = await judgeSpokenContent({ ...BROKEN_LIFT, text: replies.own })
  const other = await judgeSpokenContent({ ...BROKEN_LIFT, text: replies.other })
  expect(own.share).toBeGreaterThan(0)
  expect(own.findings.map(({ code }) => code)).not.toContain('nothing_of_the_subject')
  expect(other).toMatchObject({ share: 0, findings: [{ code: 'nothing_of_the_subject' }] })
})

test('one sentence that makes two points makes both', async () => {
  const keyPoints: KeyPoint[] = [
    {
      point: 'A bus goes to the airport.',
      cues: [['bus', 'coach'], ['airport']],
      says: [
        'You can take a bus to the airport.',
        'A coach takes you to your plane.',
        'The airport has a bus of its own.',
        'There is a bus from the centre to the airport.',
        'Buses run between the town and the terminal.',
        'You can get to the airport by coach.',
      ],
    },
    {
      point: 'It goes often.',
      cues: [['twenty'], ['minutes']],
      says: [
        'The bus leaves every twenty minutes.',
        'There are three buses an hour.',
        'You never wait long for one.',
        'It comes three times in an hour.',
        'The next one is never far away.',
        'They run all the time.',
      ],
    },
  ]
  const text = 'The bus to the airport leaves every twenty minutes.'
  const said = await judgeSpokenContent({ text, keyPoints, contextText: 'An airport bus runs every twenty minutes.' })
  expect(said.keyPoints.map(({ isCovered }) => isCovered)).toEqual([true, true])
})
