import type { ExamFormat } from './format.ts'

/** PTE Academic as it was before 7 August 2025 (score guide v21, November 2024; exam-rules.md §2–§4). */
export const academic2024 = {
  id: 'academic-2024',
  variant: 'ACADEMIC',
  tasks: {
    'speaking/read-aloud': {
      importance: 'medium',
      feeds: ['speaking', 'reading'],
      preparationSeconds: 35,
      answerSeconds: 40,
      leadInSeconds: 0,
      traits: [
        { trait: 'content', max: 5 },
        { trait: 'pronunciation', max: 5 },
        { trait: 'fluency', max: 5 },
      ],
      zeroRules: ['content'],
    },
    'writing/summarize-written-text': {
      importance: 'high',
      feeds: ['writing', 'reading'],
      preparationSeconds: 0,
      answerSeconds: 600,
      leadInSeconds: 0,
      form: { full: { min: 5, max: 75 }, isOneSentence: true },
      traits: [
        { trait: 'content', max: 2 },
        { trait: 'form', max: 1 },
        { trait: 'grammar', max: 2 },
        { trait: 'vocabulary', max: 2 },
      ],
      zeroRules: ['content', 'form'],
    },
    'reading/re-order-paragraphs': {
      importance: 'medium',
      feeds: ['reading'],
      preparationSeconds: 0,
      answerSeconds: 150,
      leadInSeconds: 0,
      traits: [],
      zeroRules: [],
    },
    'listening/write-from-dictation': {
      importance: 'high',
      feeds: ['listening', 'writing'],
      preparationSeconds: 0,
      answerSeconds: 60,
      leadInSeconds: 7,
      traits: [],
      zeroRules: [],
    },
  },
} as const satisfies ExamFormat
