/**
 * Where more than this share of an answer's words stands in copied runs, content is not the learner's own: the genuine
 * summaries of a trial copied nothing in runs of five words.
 */
export const COPIED_LIMIT = 0.5
