/** Which question's note is open. */
export type NoteDialogProps = {
  question: { id: number; title: string }
  isOpen: boolean
  onClose: () => void
}
