import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Each block runs in the direction of its own first letter. It is shown so and not part of the note. */
export const BlockDirection = Extension.create({
  name: 'blockDirection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const directions: Decoration[] = []
          doc.forEach((block, at) => directions.push(Decoration.node(at, at + block.nodeSize, { dir: 'auto' })))
          return DecorationSet.create(doc, directions)
        },
      },
    }),
  ],
})
