/** Why a text is no English prose. */
export const notProseCodes = [
  'empty_answer', // no words
  'not_prose_unknown_words', // most words are not English
  'not_prose_word_list', // a list of words
  'not_prose_word_order', // words in no order of English
  'not_prose_repetition', // the same words again and again
] as const

/** What is found of a written answer as a whole; the runs that stand in earlier answers also of a spoken one. Each line says what its code means. */
export const writtenAnswerCodes = [
  // Its language
  ...notProseCodes,
  'other_language', // sentences in another language

  // Its form
  'all_capitals', // capital letters throughout
  'no_punctuation', // hardly any punctuation
  'only_bullet_points', // nearly all bullet points
  'only_short_sentences', // nearly all sentences are very short
  'too_short', // too little to judge
  'mixed_scripts', // a word of two alphabets that look alike

  // Whose words they are
  'grader_instructions', // speaks to whoever grades
  'off_topic', // about something else
  'topic_doubtful', // it cannot be told whether it is about the question
  'foreign_paragraph', // one paragraph is about something else
  'copied_text', // long runs of the text that was to be summarised
  'pasted_prompt', // the prompt itself
  'template', // so many frames that fit any topic that they cost content
  'template_phrase', // one such frame
  'memorised_text', // so much of earlier answers that it costs content
  'earlier_text', // one run that stands in an earlier answer
] as const
