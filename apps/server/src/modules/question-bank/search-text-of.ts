import { searchText } from '@rehearsal/exam/search-text'
import { leavesOf } from './json-path.ts'

const MEDIA_ID = /^[0-9a-f]{32}$/u

/** What the list of learners is searched by: title and prompt, as text is compared, and never anything of the answer. */
export function searchTextOf(title: string, prompt: unknown): string {
  const texts = leavesOf(prompt).flatMap(({ path, value }) =>
    typeof value === 'string' && !MEDIA_ID.test(value) && !/(?:^|\.)id$/u.test(path) ? value : [],
  )
  return searchText([title, ...texts])
}
