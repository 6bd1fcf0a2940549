// `npm run -s said -- tomato` prints how words are said in both accents, in IPA and in phones (ARPABET): what the dictionary shows,
// and what the speech engine accepts, which has no stress and the nearest of America's phones for Britain's.
import { saidWords } from './support/said-words.ts'

const lines = saidWords(process.argv.slice(2).join(' '))
console.log(lines.length === 0 ? 'Say a word: npm run -s said -- tomato' : lines.join('\n'))
