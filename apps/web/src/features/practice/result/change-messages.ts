import { writtenChangeTexts } from './written-change-messages.ts'

/** What the changes say that would raise a score most. */
export const changeTexts = {
  ...writtenChangeTexts,
  changes: 'What would raise your score most',
  changesHint: 'Points this answer could gain at most, estimated from what its traits lack.',
  gain: 'up to +{points}',
  hear: 'Hear it',
  show: 'Show it',
  change_leftOut: { one: '{count} word left out: {words}', other: '{count} words left out: {words}' },
  do_leftOut: 'Say every word, also the small ones.',
  change_replaced: { one: '{count} word replaced: {words}', other: '{count} words replaced: {words}' },
  do_replaced: 'Look or listen again: these words were not heard as they stand.',
  change_added: { one: '{count} word too many: {words}', other: '{count} words too many: {words}' },
  do_added: 'Say the text as it stands, and do not go back to mend a word.',
  change_sound: '/{symbol}/ is not quite clear in {words}',
  change_soundAs: '/{symbol}/ sounds like /{heard}/ in {words}',
  change_stress: 'Stress falls on another syllable in {words}',
  do_stress: 'Make the stressed syllable longer and higher.',
  change_pauses: {
    one: 'A pause of {seconds} s',
    other: '{count} pauses, the longest of {seconds} s',
  },
  do_pauses: 'Pause at commas and full stops alone, and read ahead while you speak.',
  change_stumbles: { one: '{count} hesitation or restart', other: '{count} hesitations and restarts' },
  do_stumbles: 'Keep going at one pace: a slip costs less than starting again.',
  change_slow: '{rate} words a minute is slow',
  do_slow: 'Aim for {low} to {high}: link the words of a phrase.',
  change_fast: '{rate} words a minute is fast',
  do_fast: 'Aim for {low} to {high}: give the words that matter more time.',
  change_points: {
    one: '{count} main point was not heard in full',
    other: '{count} main points were not heard in full',
  },
  do_points: 'Say: {point}',
  do_pointsRough: 'A rough estimate: compare with the main points.',
  more: '{words} and {count} more',
} as const
