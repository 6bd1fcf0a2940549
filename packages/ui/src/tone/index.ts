export { softTone, solidTone, textTone, toneOfShare, type Tone } from './tone.ts'
