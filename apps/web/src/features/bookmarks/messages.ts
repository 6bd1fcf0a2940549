import { translator } from '../../shared/i18n/translator.ts'

export const t = translator({
  bookmark: 'Bookmark',
  markedAs: 'Marked: {mark}',
  bookmarkMarkedAs: 'Bookmark, Marked: {mark}',
  howHard: 'How hard is this question for you?',
  mark_VERY_EASY: 'Very easy',
  mark_EASY: 'Easy',
  mark_AVERAGE: 'Average',
  mark_HARD: 'Hard',
  mark_VERY_HARD: 'Very hard',
  mark_UNMARK: 'No bookmark',
  keyBookmark: 'B',
})
