// `npm run -s found -- "I am agree with you."` prints what the writing engine finds in a text: each mark with its correction, the
// rule that found it (`packages/writing/src/rules`, or Harper's), its category, and what the learner is told.
import { foundMarks } from './support/found-marks.ts'

const text = process.argv.slice(2).join(' ')
const lines = text === '' ? ['Say what to look at: npm run -s found -- "I am agree with you."'] : await foundMarks(text)
console.log(lines.length === 0 ? 'nothing found' : lines.join('\n'))
