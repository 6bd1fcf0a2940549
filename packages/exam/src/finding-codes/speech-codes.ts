/** How far the words that a recogniser wrote down are the learner's. */
export const transcriptCodes = [
  'transcript_unused', // the sound does not bear the transcript out
  'transcript_unsure', // much could not be written down for sure
] as const

/** What is found in a recording and in speech, read or free. Each line says what its code means. */
export const speechCodes = [
  // The recording
  'take_short', // shorter than half a second
  'take_noisy', // noise around the voice
  'take_clipped', // so loud that it is distorted
  'take_quiet', // very quiet
  'take_truncated', // the file lacks its end
  'no_speech', // no voice in it

  // Words that were to be said
  'other_text', // something else than the text was said
  'word_omitted', // a word was left out
  'word_replaced', // another word was said in its place
  'word_inserted', // a word was added
  'word_repeated', // a word was said more than once
  'word_unsure', // a word may not have been said clearly

  // How it was said
  'sound_wrong', // a sound was unclear, or like another one
  'stress_wrong', // a word was stressed on another syllable
  'filled_pause', // “er”, “um”
  'said_again', // something was said twice
  'false_start', // a word was begun, broken off and begun again
  'long_pause', // a silence that is too long
  'speech_slow', // few words a minute
  'speech_fast', // very many words a minute
  'few_words', // little of the time was used

  // Words that a recogniser wrote down
  ...transcriptCodes,
  'key_words_unsure', // key words counted although they were not heard for sure

  // What was said
  'not_english', // too little of it is English
  'nothing_of_the_subject', // nothing of what the question is about
  'word_list', // a list of words, not speech
  'few_links', // points that nothing links
  'main_point_missing', // a main point was not said, or only in part
  'nobody_addressed', // nobody is spoken to
  'not_polite', // no request, thanks or apology
  'register_casual', // too casual for the situation; of a letter with its place
  'register_stiff', // too formal for the situation; of a letter with its place
  'rude', // sounds rude

  // A short answer
  'answer_not_heard', // no accepted answer
  'answer_negated', // an accepted answer behind “not”
  'answer_unsure', // heard, but not clearly
] as const
