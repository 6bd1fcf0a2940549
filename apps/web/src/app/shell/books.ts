import { AudioLines, BookMarked, Ear, NotebookPen, RotateCcw, SpellCheck, type LucideIcon } from 'lucide-react'
import { urls } from '../../shared/urls.ts'

/** `id` is its name among the messages; with `Text` behind it, what it is for. */
export type Book = {
  id: 'vocabBook' | 'pronunciationBook' | 'spellingBook' | 'dictation' | 'notes' | 'review'
  href: string
  icon: LucideIcon
}

/** The study books, in the order of the home page's cards (specification §2.2), and what brings their words back. */
export const books: readonly Book[] = [
  { id: 'vocabBook', href: urls.vocabBook, icon: BookMarked },
  { id: 'pronunciationBook', href: `${urls.dashboard}/pronunciation-book`, icon: AudioLines },
  { id: 'spellingBook', href: `${urls.dashboard}/spelling-book`, icon: SpellCheck },
  { id: 'dictation', href: `${urls.dashboard}/spelling-book/dictation`, icon: Ear },
  { id: 'notes', href: `${urls.dashboard}/notes`, icon: NotebookPen },
  { id: 'review', href: `${urls.dashboard}/review`, icon: RotateCcw },
]

/** Whether the open page is of this book, and of no other whose address is longer. */
export function isBookOpen({ href }: Book, pathname: string): boolean {
  const isOf = (address: string) => pathname === address || pathname.startsWith(`${address}/`)
  return isOf(href) && !books.some((other) => other.href.length > href.length && isOf(other.href))
}
