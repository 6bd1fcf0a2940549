const slide = (name: string) => ({
  title: `${name[0]?.toUpperCase()}${name.slice(1)} slide`,
  points: [`A point of the ${name}`],
  example: name === 'first' ? { text: 'I saw a cat.', note: 'One of many cats' } : null,
  narration: `Said on the ${name}.`,
  audioUrl: `/media/${name}`,
})

/** A lesson of two slides and two questions. */
export const aLesson = (changes: Record<string, unknown> = {}) => ({
  slug: 'grammar-articles',
  title: 'Articles',
  topic: 'grammar',
  taskIds: ['speaking/read-aloud'],
  slides: [slide('first'), slide('second')],
  quiz: [
    { question: 'A or an apple?', options: ['a', 'an'], right: 1, why: 'A vowel follows.' },
    { question: 'A or an hour?', options: ['a', 'an'], right: 1, why: 'The h is silent.' },
  ],
  ...changes,
})
