export { ClipList } from './clip-list.tsx'
