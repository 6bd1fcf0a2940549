import { createHash } from 'node:crypto'
import type { MediaShelf, Script } from './kinds/kind.ts'
import type { MediaId, PackMedia } from './pack.ts'

/** Everything that the questions of one pack are heard or seen by, each thing once. */
export class Shelf implements MediaShelf {
  readonly #media = new Map<MediaId, PackMedia>()

  /** By ascending id, so that the same questions give the same pack. */
  get media(): PackMedia[] {
    return [...this.#media.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  }

  readonly speak = ({ turns, endsInBeep, speed }: Script): MediaId => {
    const script = {
      turns: turns.map(({ voice, text }) => ({ voice, text })),
      ...(endsInBeep ? { endsInBeep } : {}),
      ...(speed === undefined ? {} : { speed }),
    }
    const id = idOf(JSON.stringify(script))
    this.#media.set(id, { id, kind: 'speech', script })
    return id
  }

  readonly draw = (svg: string): MediaId => {
    const id = idOf(svg)
    this.#media.set(id, { id, kind: 'picture', svg })
    return id
  }
}

function idOf(content: string): MediaId {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}
