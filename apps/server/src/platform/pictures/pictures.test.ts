import { afterAll, expect, test } from 'vitest'
import { openPictures } from './pictures.ts'
import { type PictureNode, scorePicture, type ScorePicture } from './score-picture.ts'

const pictures = openPictures()
afterAll(() => pictures.close())

const aPicture = (changes: Partial<ScorePicture> = {}): ScorePicture => ({
  skill: 'speaking',
  skillName: 'Speaking',
  taskName: 'Read Aloud',
  examName: 'PTE Academic',
  earned: '11.42',
  outOf: 'out of 15',
  share: 0.76,
  productName: 'Rehearsal',
  promise: 'Practise the exam.',
  ...changes,
})

const textsOf = (node: PictureNode | string): string[] => {
  if (typeof node === 'string') return [node]
  const { children = [] } = node.props
  return (Array.isArray(children) ? children : [children]).flatMap(textsOf)
}
const partsOf = (node: PictureNode | string, type: string): PictureNode[] => {
  if (typeof node === 'string') return []
  const { children = [] } = node.props
  const below = (Array.isArray(children) ? children : [children]).flatMap((child) => partsOf(child, type))
  return node.type === type ? [node, ...below] : below
}

test('a picture says the kind, the exam and the score, and nothing else', () => {
  expect(textsOf(scorePicture(aPicture()))).toEqual([
    'Speaking',
    'Read Aloud',
    'PTE Academic',
    '11.42',
    'out of 15',
    'Rehearsal',
    'Practise the exam.',
  ])
})

test('the ring is filled by the share; nothing earned leaves it empty', () => {
  const filled = (share: number) => partsOf(scorePicture(aPicture({ share })), 'circle')[1]?.props['strokeDasharray']
  const lengths = String(filled(0.25)).split(' ').map(Number)
  expect((lengths[0] ?? 0) / (lengths[1] ?? 1)).toBeCloseTo(0.25)
  expect(filled(0)).toBeUndefined()
})

test('a picture is a PNG of 1200 by 630', async () => {
  const png = Buffer.from(await pictures.scorePng(aPicture()))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('the same picture is drawn once, another one anew', async () => {
  const first = await pictures.scorePng(aPicture())
  expect(await pictures.scorePng(aPicture())).toBe(first)
  expect(await pictures.scorePng(aPicture({ earned: '12.00' }))).not.toBe(first)
})

test('the event loop goes on while a picture is drawn', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 2)
  await pictures.scorePng(aPicture({ taskName: 'Summarize Written Text' }))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})
