import { NOTE_LINK_REL, noteLinkOf } from '@rehearsal/contracts/note-html'
import StarterKit from '@tiptap/starter-kit'
import { BlockDirection } from './block-direction.ts'
import { ColourMark } from './colour-mark.ts'

/** Exactly what the sanitiser of the server lets through. */
export const extensions = [
  StarterKit.configure({
    heading: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    gapcursor: false,
    dropcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: (address) => noteLinkOf(address) !== null,
      HTMLAttributes: { rel: NOTE_LINK_REL, target: null, class: null },
    },
  }),
  ColourMark,
  BlockDirection,
]
