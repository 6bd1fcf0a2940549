export { PairList, type PairGroup } from './pair-list.tsx'
