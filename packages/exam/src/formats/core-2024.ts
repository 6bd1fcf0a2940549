import { academic2024 } from './academic-2024.ts'
import type { ExamFormat } from './format.ts'

/** PTE Core since February 2024 (exam-rules.md §3, §4, §7). */
export const core2024 = {
  id: 'core-2024',
  variant: 'CORE',
  tasks: {
    ...academic2024.tasks,
    'speaking/read-aloud': { ...academic2024.tasks['speaking/read-aloud'], importance: 'high' },
    'writing/summarize-written-text': {
      ...academic2024.tasks['writing/summarize-written-text'],
      form: { full: { min: 25, max: 50 }, isOneSentence: false },
      traits: [
        { trait: 'content', max: 2 },
        { trait: 'form', max: 2 },
        { trait: 'grammar', max: 2 },
        { trait: 'vocabulary', max: 2 },
      ],
    },
  },
} as const satisfies ExamFormat
