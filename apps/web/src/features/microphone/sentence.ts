/** What is read aloud in the test (specification §2.11). Exam content: it stays English in every language. */
export const testSentence =
  'The culture we acquire comes first from our families, and later from the schools that teach us.'
