import type { Finding } from '@rehearsal/exam/score'
import type { TakeCheck, TakeIssue } from './check-take.ts'

const FINDINGS: Partial<Record<TakeIssue, Finding>> = {
  too_short: {
    code: 'take_short',
    severity: 'moderate',
    message: 'The recording is shorter than half a second; this score is not to be relied on.',
    suggestion: 'Start the recording before you speak, and stop it after your last word.',
  },
  too_noisy: {
    code: 'take_noisy',
    severity: 'moderate',
    message: 'The noise around the voice is so loud that this score is not to be relied on.',
    suggestion: 'Record in a quiet room, or closer to the microphone.',
  },
  noisy: {
    code: 'take_noisy',
    severity: 'minor',
    message: 'There is noise behind the voice, so single sounds are judged less surely.',
    suggestion: 'Record in a quiet room, or closer to the microphone.',
  },
  too_distorted: {
    code: 'take_clipped',
    severity: 'moderate',
    message: 'The recording is so loud that the voice is distorted; this score is not to be relied on.',
    suggestion: 'Turn the microphone down, or speak from further away.',
  },
  clipped: {
    code: 'take_clipped',
    severity: 'minor',
    message: 'The recording is too loud in places, which blurs single sounds.',
    suggestion: 'Turn the microphone down a little, or speak from further away.',
  },
  quiet: {
    code: 'take_quiet',
    severity: 'info',
    message: 'The recording is very quiet. It was scored, but listeners would turn it up.',
    suggestion: 'Turn the microphone up, or come closer to it.',
  },
}

/** Of a file that was rated although its end is missing (command line). */
export const TAKE_TRUNCATED: Finding = {
  code: 'take_truncated',
  severity: 'moderate',
  message: 'The file is cut off: only what is there of the recording was scored.',
  suggestion: 'Send the whole file.',
}

/** What to tell of a take that can be scored although something is wrong with it. */
export function takeFindings({ issues }: Pick<TakeCheck, 'issues'>): Finding[] {
  return issues.flatMap((issue) => FINDINGS[issue] ?? [])
}
