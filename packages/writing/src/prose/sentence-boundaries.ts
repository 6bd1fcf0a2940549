/** What stands for a sentence's beginning and its end among a model's words. */
export const SENTENCE_START = '<s>'
export const SENTENCE_END = '</s>'
