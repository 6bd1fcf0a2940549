import { searchText } from '@rehearsal/exam/search-text'
import { isMediaId } from '@rehearsal/tasks/media-ids'
import { leavesOf } from './json-path.ts'

/** What the list of learners is searched by: title and prompt, as text is compared, and never anything of the answer. */
export function searchTextOf(title: string, prompt: unknown): string {
  const texts = leavesOf(prompt).flatMap(({ path, value }) =>
    typeof value === 'string' && !isMediaId(value) && !/(?:^|\.)id$/u.test(path) ? value : [],
  )
  return searchText([title, ...texts])
}
