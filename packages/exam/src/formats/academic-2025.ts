import { academic2024 } from './academic-2024.ts'
import type { ExamFormat } from './format.ts'

/** PTE Academic from 7 August 2025: wider content scales, and read aloud counts for speaking alone (exam-rules.md §3, §6.1, §7). */
export const academic2025 = {
  id: 'academic-2025',
  variant: 'ACADEMIC',
  tasks: {
    ...academic2024.tasks,
    'speaking/read-aloud': { ...academic2024.tasks['speaking/read-aloud'], feeds: ['speaking'] },
    'writing/summarize-written-text': {
      ...academic2024.tasks['writing/summarize-written-text'],
      traits: [
        { trait: 'content', max: 4 },
        { trait: 'form', max: 1 },
        { trait: 'grammar', max: 2 },
        { trait: 'vocabulary', max: 2 },
      ],
    },
  },
} as const satisfies ExamFormat
