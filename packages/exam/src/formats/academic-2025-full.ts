import { academic2025 } from './academic-2025.ts'
import type { ExamFormat } from './format.ts'

/** PTE Academic as it has been sat since 7 August 2025, with its two kinds that are not in the specification (exam-rules §3.1). */
export const academic2025Full = {
  id: 'academic-2025-full',
  variant: 'ACADEMIC',
  tasks: {
    ...academic2025.tasks,
    'speaking/respond-to-a-situation': {
      importance: 'high',
      feeds: ['speaking'],
      preparationSeconds: 10,
      answerSeconds: 40,
      leadInSeconds: 3,
      recordingSeconds: { usual: 20, longest: 60 },
      traits: [
        { trait: 'content', max: 6 },
        { trait: 'pronunciation', max: 5 },
        { trait: 'fluency', max: 5 },
      ],
      zeroRules: ['content'],
    },
    'speaking/summarize-group-discussion': {
      importance: 'high',
      feeds: ['listening', 'speaking'],
      preparationSeconds: 10,
      answerSeconds: 120,
      leadInSeconds: 3,
      recordingSeconds: { usual: 150, longest: 200 },
      traits: [
        { trait: 'content', max: 6 },
        { trait: 'pronunciation', max: 5 },
        { trait: 'fluency', max: 5 },
      ],
      zeroRules: ['content'],
    },
  },
} as const satisfies ExamFormat
