/** The goals for the speech engine and what a trial before it reached, beside what is measured now. */

const interval = ({ value, r = value, low, high }) => `${r.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
const atLeast = (figure, least) => (figure >= least ? 'yes' : 'no')
const atMost = (figure, most) => (figure <= most ? 'yes' : 'no')

/** Prints the table that `npm run bench:speech` ends with. The targets of agreement are meant for speakers that nobody here has heard; where there is no target the trial is to be reached. */
export function printTable({ phones, traits, miscues, contents, cost }) {
  const { 'without phones': plain, 'with phones': canonical, passages } = miscues
  const noises = Object.entries(contents).flatMap(([name, found]) => (name.startsWith('noise') ? [found] : []))
  const [sounds, zero] = [
    noises.reduce((sum, { takes }) => sum + takes, 0),
    noises.reduce((sum, one) => sum + one.zero * one.takes, 0),
  ]
  const { other } = contents
  const rows = [
    ['Sentence total', '≥ 0.70 (0.75)', '0.66', interval(traits.total), atLeast(traits.total.r, 0.7)],
    [
      'Pronunciation (accuracy)',
      '≥ 0.66',
      '0.63',
      interval(traits.pronunciation),
      atLeast(traits.pronunciation.r, 0.66),
    ],
    ['Fluency', '≥ 0.76', '0.74', interval(traits.fluency), atLeast(traits.fluency.r, 0.76)],
    ['Prosody', '≥ 0.73', '0.71', interval(traits.prosody), atLeast(traits.prosody.r, 0.73)],
    ['Phones', '≥ 0.58 (0.62)', '0.551', interval(phones), atLeast(phones.r, 0.58)],
    ['Miscues, F1', '≥ 0.85', '0.78', interval(plain.all.f1), atLeast(plain.all.f1.value, 0.85)],
    ['– false alarms', '≤ 0.06', '0.11', interval(plain.all.alarms), atMost(plain.all.alarms.value, 0.06)],
    ['– precision', '–', '0.68', interval(plain.all.precision), atLeast(plain.all.precision.value, 0.68)],
    ['– recall, as shown to learners', '–', '–', interval(plain.all.recall), '–'],
    [
      '– recall at 11 % false alarms, as the trial had',
      '–',
      '0.92',
      interval(plain.all.recallAtTrial),
      atLeast(plain.all.recallAtTrial.value, 0.92),
    ],
    ['– F1 with canonical phones', '≥ 0.85', '–', interval(canonical.all.f1), atLeast(canonical.all.f1.value, 0.85)],
    ['– F1 in passages', '≥ 0.85', '–', interval(passages.all.f1), atLeast(passages.all.f1.value, 0.85)],
    [
      'Silence, noise, music: content 0',
      'all',
      '–',
      `${Math.round(zero)} of ${sounds}`,
      atLeast(Math.round(zero), sounds),
    ],
    [
      'Another text: content 0',
      'all',
      '–',
      `${Math.round(other.zero * other.takes)} of ${other.takes}, mean ${other.mean.toFixed(4)}`,
      atLeast(other.zero, 1),
    ],
    ['CPU per second of audio', '≤ 0.15', '0.12 without decoding', cost.cpu.toFixed(3), atMost(cost.cpu, 0.15)],
    ['Wall less 0.3 of the length, 95 %', '≤ 1 s', '–', `${cost.late.toFixed(2)} s`, atMost(cost.late, 1)],
    ['Memory', 'bounded', '98 MB', cost.memory.map((mb) => `${mb.toFixed(0)} MB`).join(' → '), 'npm run bench:memory'],
  ]
  console.log('\n| Figure | Target | Trial | Now | Met |\n|---|---|---|---|---|')
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}
