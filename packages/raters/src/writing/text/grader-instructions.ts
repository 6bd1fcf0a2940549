/** What is surely said to whoever grades, not to a reader of the answer: it leaves nothing of content. */
export const GRADER_INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,30}\b(?:previous|prior|above|earlier|all|your|grading|scoring|system)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules|rubrics?|criteria)\b/iu,
  /(?:^|[.!?\n]\s*|please )(?:award|assign|grant|give)\b[^.!?\n]{0,40}\b(?:full|maximum|highest|perfect|top|max)\b[^.!?\n]{0,12}\b(?:marks?|scores?|points?|grades?|band)\b/iu,
  /\b(?:award|assign|grant|give)\s+(?:me|this (?:essay|answer|response|text|e-?mail|summary))\b[^.!?\n]{0,30}\b(?:\d+\s*(?:\/|out of|points?|marks?)|marks?|scores?)\b/iu,
  /\b(?:dear|attention|note to(?: the)?|message (?:to|for)(?: the)?|hello)\s+(?:the\s+)?(?:grader|examiner|marker|rater|scoring (?:engine|system)|ai|assistant)\b/iu,
  /\b(?:as an ai|you are (?:now )?an? (?:[a-z]+ ){0,3}(?:grader|examiner|ai|assistant|rater))\b/iu,
  /(?:^|\n|[.!?]\s)\s*(?:system|assistant|developer)\s*:/iu,
  /["'{]?\b(?:overall|score)\b["']?\s*[:=]\s*(?:\d+(?:\.\d+)?\b|full|max)/iu,
  /<\/?(?:system|instructions?|grade|score|prompt)>/iu,
]

/** What may be said to a grader, or has the shape of a prompt: too doubtful to cost points, enough to ask no model about it. */
const POSSIBLE_INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:all|your|these|any|previous|above|prior|earlier)\b.{0,20}\b(?:instruction|prompt|rule|rubric|criteria|guideline|direction)/isu,
  /\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:rubric|prompt|instructions|criteria|system message)\b/isu,
  /\b(?:give|award|assign|grant|grade|score|rate|mark)\b.{0,40}\b(?:full|maximum|max|top|highest|perfect)\b.{0,30}\b(?:marks?|scores?|points?|levels?|grades?|band|credit|rating)\b/isu,
  /\b(?:give|award|assign|grade|score|rate|mark)\b.{0,40}(?:level\s*[4-9]|100\s*%|10\s*\/\s*10|4\s*\/\s*4)/isu,
  /\b(?:as|you are|i am|act as|pretend)\b.{0,20}\b(?:an? )?(?:ai|language model|grader|examiner|assessor|chatbot|assistant)\b/isu,
  /\b(?:dear|hello|hi|note to(?: the)?|attention|message (?:to|for)(?: the)?)\s+(?:the )?(?:ai|grader|examiner|assessor|marker|scorer|chatgpt|claude|gpt)\b/iu,
  /(?:^|[.!?\n])\s*(?:user|human)\s*:/iu,
  /<\/?\s*(?:system|assistant|user|instructions?|answer|prompt|script|tool|rubric)\b[^>]*>/iu,
  /\bsystem prompt\b|\bprompt injection\b|\bjailbreak\b|\[\/?INST\]|<\|[a-z_]+\|>/iu,
  /["']?\b(?:level|evidence|keyPoints|reason)\b["']?\s*:\s*(?:\[|\{|"|\d)/u,
]

/** Whether a text speaks, or seems to speak, to whoever judges it. */
export function maySpeakToGrader(text: string): boolean {
  return [...GRADER_INSTRUCTIONS, ...POSSIBLE_INSTRUCTIONS].some((pattern) => pattern.test(text))
}
