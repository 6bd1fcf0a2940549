import { practiceTypeSlug } from '@rehearsal/contracts/practice-type'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { stringifySearchParams, type SearchParams } from './search-params.ts'

/** Every address of the product, once (specification §2.1). Pages of lists count from 1. */
export const urls = {
  landing: '/',
  admin: '/admin',
  adminReports: (search: SearchParams = {}) => `/admin/reports${stringifySearchParams(search)}`,
  adminBans: (page = 1) => `/admin/bans${page === 1 ? '' : `?page=${page}`}`,
  adminAuditLog: (search: SearchParams = {}) => `/admin/audit-log${stringifySearchParams(search)}`,
  adminBlockList: '/admin/blocked-phrases',
  /** Filters, order and page stand in the address. */
  adminQuestions: (search: SearchParams = {}) => `/admin/questions${stringifySearchParams(search)}`,
  adminImport: '/admin/questions/import',
  adminQuestion: (id: number) => `/admin/questions/${id}`,
  callback: '/callback',
  interaction: (uid: string) => `/interaction/${encodeURIComponent(uid)}`,
  passwordReset: '/reset-password',
  newPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  dashboard: '/dashboard',
  /** Where the payment page leads back to; what became of the payment is asked for there. */
  paymentReturn: '/dashboard?payment=return',
  /** `buy`: the plan whose payment dialog is open. `payment=cancelled`: the learner comes from a payment page. */
  plans: (search: { currency?: string; buy?: number; payment?: 'cancelled' } = {}) =>
    `/dashboard/plans${stringifySearchParams(search)}`,
  purchaseHistory: (page = 1) => `/dashboard/purchase-history${page === 1 ? '' : `?page=${page}`}`,
  review: '/dashboard/review',
  profile: '/dashboard/profile',
  microphoneSetup: '/dashboard/microphone-setup',
  /** What an address need not say is left out: the first page, no search, the usual order. */
  spellingBook: ({ page = 1, word = '', sort = 'date:desc' }: { page?: number; word?: string; sort?: string } = {}) =>
    `/dashboard/spelling-book${stringifySearchParams({
      ...(word === '' ? {} : { word }),
      ...(sort === 'date:desc' ? {} : { sort }),
      ...(page === 1 ? {} : { page }),
    })}`,
  dictation: '/dashboard/spelling-book/dictation',
  mockTests: '/dashboard/mock-test',
  /** A page of finished tests. */
  mockTestsPage: (page: number) => `/dashboard/mock-test${page === 1 ? '' : `?page=${page}`}`,
  mockTest: (id: number) => `/dashboard/mock-test/${id}`,
  mockTestReport: (id: number) => `/dashboard/mock-test/${id}/report`,
  invoice: (orderId: number) => `/dashboard/purchase-history/${orderId}`,
  questionList: (taskId: TaskId, page = 1, filters: SearchParams = {}) =>
    `/dashboard/${taskId}/${page}${stringifySearchParams(filters)}`,
  question: (taskId: TaskId, id: number, filters: SearchParams = {}) =>
    `/dashboard/${taskId}/question/${id}${stringifySearchParams(filters)}`,
  inbox: ({ page = 1, unread = false }: { page?: number; unread?: boolean } = {}) =>
    `/dashboard/inbox${stringifySearchParams({ ...(unread ? { unread } : {}), ...(page === 1 ? {} : { page }) })}`,
  notes: '/dashboard/notes',
  notesOf: (taskId: TaskId, search: SearchParams = {}) =>
    `/dashboard/notes/${practiceTypeSlug(taskId)}${stringifySearchParams(search)}`,
  vocabBook: '/dashboard/vocab-book',
  /** `scope` is a kind's practice type in small letters, `other` or `all`; pages count from 1. */
  vocabWords: (scope: string, search: { page?: number; word?: string; sort?: string } = {}) =>
    `/dashboard/vocab-book/${encodeURIComponent(scope)}${stringifySearchParams(search)}`,
  /** `from` is the question that the lesson was opened from, which it leads back to. */
  lesson: (slug: string, from?: { taskId: TaskId; questionId: number }) =>
    `/dashboard/lessons/${encodeURIComponent(slug)}${stringifySearchParams({ ...from })}`,
  /** Page, order and search stand in the address, and go along to a word and back. */
  pronunciationBook: (search: SearchParams = {}) => `/dashboard/pronunciation-book${stringifySearchParams(search)}`,
  pronunciationWord: (id: number, search: SearchParams = {}) =>
    `/dashboard/pronunciation-book/${id}${stringifySearchParams(search)}`,
} as const
