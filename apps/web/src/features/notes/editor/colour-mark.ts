import { noteColourClass, noteColourOf, noteColours } from '@rehearsal/contracts/note-html'
import { Mark } from '@tiptap/core'

/** A font colour of the ten, kept as a class: a style would not suit both themes, and none passes the sanitiser. */
export const ColourMark = Mark.create({
  name: 'colour',
  addAttributes: () => ({ name: { default: noteColours[0], parseHTML: (element) => noteColourOf(element.className) } }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (noteColourOf(element.className) === null ? false : null) }],
  renderHTML: ({ mark }) => {
    const colour = noteColours.find((each) => each === mark.attrs['name']) ?? noteColours[0]
    return ['span', { class: noteColourClass(colour) }, 0]
  },
})
