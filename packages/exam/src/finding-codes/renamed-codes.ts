/**
 * Codes that stand in stored scores and that no engine gives any more: old, and what they are called today. A code that
 * went without a successor (`hidden_characters`, given until writing engine 1.17) is in no list.
 */
export const renamedCodes = [
  // One rule after another for “can not”, now part of the rule for words that were cut in two.
  ['can-not', 'word-split'],
  ['cannot', 'word-split'],
  // “The children need to learn early”: given for a day, now part of the rule for things in general.
  ['the-plural', 'the-general'],
] as const
