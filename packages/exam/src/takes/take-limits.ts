import type { ExamFormat } from '../formats/format.ts'
import { formats } from '../formats/formats.ts'
import { MP3_KILOBITS_PER_SECOND } from '../limits.ts'
import { type ExtraTimePercent, withExtraTime } from '../mock-test/item-clock.ts'
import type { TaskId } from '../task-ids.ts'

/** What may be sent as the recording of one answer, and how much of each. */
export type TakeLimits = {
  /** Of the recording. */
  seconds: number
  /** Of its mp3. */
  bytes: number
  /** Of its samples of 16 bits, at the file's own rate and channels. */
  pcmBytes: number
  /** Of the request that brings it as base64. */
  bodyBytes: number
  /** Characters of what a browser wrote down of it. */
  transcriptCharacters: number
}

/** Encoder padding, and the time between the last word and the button. */
const SLACK_SECONDS = 1
const MEBIBYTE = 1024 * 1024

/** What every answer has had room for: more than the minute of specification §9 takes. */
const LEAST: Omit<TakeLimits, 'seconds'> = {
  bytes: 2_000_000,
  pcmBytes: 16_000_000,
  bodyBytes: 2 * MEBIBYTE,
  transcriptCharacters: 2000,
}

const MP3_BYTES_PER_SECOND = (MP3_KILOBITS_PER_SECOND * 1000) / 8
/** Two channels of 16 bits at 48 kHz, the most that browsers record. */
const PCM_BYTES_PER_SECOND = 2 * 2 * 48_000
/** Fast speech has some 20 characters a second. */
const CHARACTERS_PER_SECOND = 25
/** Of the rest of an answer: a transcript of four bytes a character has half of it. */
const ENVELOPE_BYTES = 65_536

/** The limits of a recording for which there are so many seconds to answer: what they take by specification §9 (mp3 at 128 kbit/s), and never less than every answer has. */
export function takeLimits(answerSeconds: number): TakeLimits {
  const seconds = answerSeconds + SLACK_SECONDS
  const mp3Bytes = seconds * MP3_BYTES_PER_SECOND
  const body = Math.ceil(((mp3Bytes * 4) / 3 + ENVELOPE_BYTES) / MEBIBYTE) * MEBIBYTE
  return {
    seconds,
    bytes: Math.max(LEAST.bytes, mp3Bytes),
    pcmBytes: Math.max(LEAST.pcmBytes, seconds * PCM_BYTES_PER_SECOND),
    bodyBytes: Math.max(LEAST.bodyBytes, body),
    transcriptCharacters: Math.max(LEAST.transcriptCharacters, answerSeconds * CHARACTERS_PER_SECOND),
  }
}

/** Whether answers to this kind are spoken. */
export const isSpoken = (taskId: TaskId): boolean => taskId.startsWith('speaking/')

/** The longest time to answer aloud, in seconds, that a format of `among` gives to a kind of `taskIds`, with so much extra time; 0 where none of them is spoken. */
export function longestAnswerSeconds(
  taskIds: readonly TaskId[],
  percent: ExtraTimePercent = 0,
  among: readonly Pick<ExamFormat, 'tasks'>[] = Object.values(formats),
): number {
  const rules = among.flatMap(({ tasks }) => taskIds.filter(isSpoken).flatMap((taskId) => tasks[taskId] ?? []))
  return Math.max(0, ...rules.map((each) => withExtraTime(each, percent).answerSeconds))
}
