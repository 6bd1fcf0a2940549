export { Pagination } from './pagination.tsx'
