// Query keys that more than one feature asks under or puts out of date: features never import each other. Every other key is
// exported by the file that asks under it.

/** Whatever is asked about one question, in any variant and list. */
export const questionKey = (id: number) => ['question', id] as const
/** Every list of questions. */
export const questionsKey = ['questions'] as const
/** What is said about one question. */
export const commentsKey = (practiceId: number) => ['comments', practiceId] as const
/** All that the dictionary says of words, with what the learner keeps of them. */
export const dictionaryKey = ['dictionary'] as const
/** The words that the learner keeps. */
export const vocabBookKey = ['vocab-book'] as const
/** The words that the learner practises to say. */
export const pronunciationBookKey = ['pronunciation-book'] as const
/** What is to be reviewed. */
export const reviewsKey = ['reviews'] as const
/** What to practise today. */
export const studyPlanKey = ['study-plan'] as const
/** Everything that is known of the learner's mock tests. */
export const mockTestsKey = ['mock-tests'] as const
