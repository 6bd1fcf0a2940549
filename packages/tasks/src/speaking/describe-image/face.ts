import type { TaskFace } from '../../task.ts'

export const describeImageFace = {
  id: 'speaking/describe-image',
  name: 'Describe Image',
  summaryPrefix: 'DI',
  instruction: 'Look at the image. Describe in detail what it shows.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'ai',
  listFilters: ['imageTypes'],
  wire: {
    path: 'speaking/describeImage',
    list: 'describeImageDtoList',
    scoredAnswers: 'describeImageScoredAnswerDtoList',
    studyPlan: 'speakingDescribeImage',
  },
} as const satisfies TaskFace
