import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { longestAnswerSeconds, takeLimits } from '@rehearsal/exam/takes/take-limits'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { OpenSpeechInput } from '@rehearsal/rating/types'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { StoredScorer } from '../scorer.ts'
import { anOpenSpeechRating, contextOf } from '../testing.ts'

type OpenSpeechKind = {
  task: { id: TaskId; submission: z.ZodType; answer: z.ZodType }
  score: StoredScorer
  sample: { prompt: unknown; answerKey: unknown; answer: unknown }
  format: FormatId
  /** What must reach the rater. */
  asked: Omit<OpenSpeechInput, 'pcm'>
  /** What the first trait is called and its maximum; half of it is earned by half of the main points. */
  content: [trait: string, max: number]
  skills: readonly string[]
}

/** The rules of every kind that is answered in the learner's own words, as tests of that kind. */
export function testOpenSpeech({ task, score, sample, format, asked, content, skills }: OpenSpeechKind): void {
  const rated = (rating: Parameters<typeof anOpenSpeechRating>[0]) =>
    score(sample, contextOf(task.id, { rateOpenSpeech: async () => anOpenSpeechRating(rating) }, format))

  test('the main points and what the answer is about reach the rater', async () => {
    const calls: unknown[] = []
    const rateOpenSpeech = async (...call: unknown[]) => {
      calls.push(...call)
      return anOpenSpeechRating({})
    }
    await score(sample, contextOf(task.id, { rateOpenSpeech }, format))
    expect(calls).toEqual([1, asked])
  })

  test('what the learner’s browser wrote down reaches the rater, marked as such', async () => {
    const calls: unknown[] = []
    const rateOpenSpeech = async (...call: unknown[]) => {
      calls.push(...call)
      return anOpenSpeechRating({})
    }
    const answer = { ...Object(sample.answer), transcript: 'The river rose.' }
    await score({ ...sample, answer }, contextOf(task.id, { rateOpenSpeech }, format))
    const transcript = { source: 'browser', text: 'The river rose.', words: [], confidence: null }
    expect(calls).toEqual([1, { ...asked, transcript }])
  })

  test('with a transcript the score names its writer, holds its sounds, and is no rough estimate', async () => {
    const phones = [{ phone: 'DH', word: 0, score: 2, start: 0, end: 0.1 }]
    const estimates = { total: 1, pronunciation: 1, fluency: 1, content: 1, organisation: 0.5 }
    const given = await rated({ isRough: false, transcriptSource: 'service', phones, estimates })
    expect(given.evidence).toMatchObject({ transcriptSource: 'service', phones, isRough: false })
    expect(given.traits[0]?.reason).toContain('the speech service wrote down')
    expect(given.traits[0]?.reason).toContain('50 %')
    expect(given.estimates['organisation']).toBe(0.5)
  })

  test('content that is held at half because of the topic says so', async () => {
    const findings = [{ code: 'topic_doubtful', severity: 'moderate', message: 'We could not tell.' }] as const
    const given = await rated({ isRough: false, transcriptSource: 'service', findings: [...findings] })
    expect(given.traits[0]?.reason).toContain('half at most')
    expect((await rated({})).traits[0]?.reason).not.toContain('half at most')
  })

  const { transcriptCharacters } = takeLimits(longestAnswerSeconds([task.id], 100))

  test(`a transcript of at most ${transcriptCharacters} characters travels with the recording`, () => {
    const sent = (length: number) =>
      task.submission.safeParse({ answerRequest: 'SUQzBAA=', transcript: 'x'.repeat(length) })
    expect([sent(transcriptCharacters).success, sent(transcriptCharacters + 1).success]).toEqual([true, false])
    expect(task.answer.safeParse({ recordingId: 1, transcript: 'It rose.' }).data).toEqual({
      recordingId: 1,
      transcript: 'It rose.',
    })
  })

  test(`${content[0]}, pronunciation and fluency earn their shares`, async () => {
    const estimates = { total: 0.6, pronunciation: 0.6, fluency: 0.4, content: 0.5 }
    const earned = await rated({ coverage: 0.5, estimates })
    expect(earned.traits.map(({ trait, points }) => [trait, points.earned, points.max])).toEqual([
      [content[0], content[1] / 2, content[1]],
      ['pronunciation', 3, 5],
      ['fluency', 2, 5],
    ])
    expect(Object.keys(earned.skills)).toEqual(skills)
  })

  test('no main point heard takes the whole item to nothing', async () => {
    expect((await rated({ coverage: 0 })).total).toMatchObject({ earned: 0, standardError: 0 })
  })

  test('the total’s error is the sum of those of its traits', async () => {
    const { total } = await rated({ coverage: 0.5 })
    expect(total.standardError).toBeCloseTo(0.2 * content[1] + 0.1 * 5 + 0.1 * 5)
  })

  test('the estimate of what was said is called rough where it rests on spotted words', async () => {
    const { traits, evidence } = await rated({ isRough: true })
    expect(traits[0]?.reason).toContain('Rough estimate')
    expect(evidence).toMatchObject({ kind: 'open-speech', isRough: true })
  })

  test.each([[{}], [{ answerRequest: '' }], [{ answerRequest: 'data:audio/mp3;base64,SUQz' }], [{ answer: 'text' }]])(
    '%j is no recording',
    (submission) => {
      expect(task.submission.safeParse(submission).success).toBe(false)
    },
  )

  test.each([[{}], [{ recordingId: 0 }], [{ recordingId: '1' }]])('%j is no stored recording', (answer) => {
    expect(task.answer.safeParse(answer).success).toBe(false)
  })
}
