/** Reads from an essay's prompt what a full answer has besides a position and reasons. */

/** What a prompt asks for beyond the writer's own view. */
export type AskedPart = 'otherSide' | 'gains' | 'losses' | 'causes' | 'measures'

const PARTS: readonly { part: AskedPart; pattern: RegExp }[] = [
  {
    part: 'otherSide',
    pattern:
      /\b(?:both (?:sides|views|opinions)|to what extent|discuss the arguments|compare (?:the two|them|both))\b/iu,
  },
  { part: 'gains', pattern: /\b(?:advantages?|benefits?|positive)\b/iu },
  { part: 'losses', pattern: /\b(?:disadvantages?|problems and|the problems|risks?|drawbacks?|dangers?|negative)\b/iu },
  {
    part: 'causes',
    pattern:
      /\b(?:(?:the|main|what|possible) (?:causes?|reasons) (?:and|of|for|are)|what causes|why (?:is|do|does|are) (?:this|that|so))\b/iu,
  },
  {
    part: 'measures',
    pattern:
      /\b(?:solutions|measures|what (?:can|could|should) (?:be done|\p{L}+ do)|how (?:can|could) (?:this|these|it|we|the problem))\b/iu,
  },
]

/** The parts that a prompt asks for by their names. “Do the advantages outweigh the disadvantages?” asks for both. */
export function askedParts(prompt: string): AskedPart[] {
  const asked = PARTS.filter(({ pattern }) => pattern.test(prompt)).map(({ part }) => part)
  // “Do the benefits justify the cost?” names one side alone; two sides need each other, and are the two sides.
  const isWeighed = asked.includes('gains') || asked.includes('losses')
  const others = asked.filter(
    (part) => part === 'causes' || part === 'measures' || (part === 'otherSide' && !isWeighed),
  )
  return isWeighed ? ['gains', 'losses', ...others] : others
}

/** Whether a prompt asks for examples. */
export const asksForExamples = (prompt: string): boolean =>
  /\bexamples?\b(?! in\b)/iu.test(prompt.replaceAll(/\b(?:for|good|bad) example\b/giu, ''))
