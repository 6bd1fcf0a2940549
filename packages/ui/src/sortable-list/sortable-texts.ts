export type SortableTexts = {
  /** How to sort with the keyboard; belongs to each handle. */
  instructions: string
  moveUp: (label: string) => string
  moveDown: (label: string) => string
  drag: (label: string) => string
  pickedUp: (label: string, position: number, total: number) => string
  movedTo: (label: string, position: number, total: number) => string
  dropped: (label: string, position: number, total: number) => string
  cancelled: (label: string) => string
}
