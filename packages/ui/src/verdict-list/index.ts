export { VerdictList, type Verdict, type VerdictTexts } from './verdict-list.tsx'
