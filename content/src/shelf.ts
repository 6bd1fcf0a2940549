import type { MediaShelf, Script } from './kinds/kind.ts'
import { type MediaId, mediaIdOf, type PackMedia, speechOf } from './pack.ts'

/** Everything that the questions of one pack are heard or seen by, each thing once. */
export class Shelf implements MediaShelf {
  readonly #media = new Map<MediaId, PackMedia>()

  /** By ascending id, so that the same questions give the same pack. */
  get media(): PackMedia[] {
    return [...this.#media.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  }

  readonly speak = ({ turns, ...manner }: Script): MediaId => {
    const speech = speechOf({ ...manner, turns: [...turns] })
    this.#media.set(speech.id, speech)
    return speech.id
  }

  readonly draw = (svg: string): MediaId => {
    const id = mediaIdOf(svg)
    this.#media.set(id, { id, kind: 'picture', svg })
    return id
  }
}
