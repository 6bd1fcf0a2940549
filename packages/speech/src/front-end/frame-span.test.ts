import { describe, expect, it } from 'vitest'
import { runsOf } from './frame-span.ts'

describe('runsOf', () => {
  const marked = (marks: string) => (frame: number) => marks[frame] === 'x'

  it('joins over holes that are short enough, and over no longer ones', () => {
    expect(runsOf({ start: 0, end: 10 }, marked('xx..x...x.'), 2)).toEqual([
      { start: 0, end: 5 },
      { start: 8, end: 9 },
    ])
  })

  it('looks at its part alone', () => {
    expect(runsOf({ start: 2, end: 4 }, marked('xxxxxx'), 0)).toEqual([{ start: 2, end: 4 }])
  })
})
