import { expect, test } from 'vitest'
import { drawImage } from './draw-image.ts'
import { type ImageSource, imageSource } from './image-source.ts'

/** The words of a drawing, in the order in which they stand in it. */
function wordsOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/gu)].map(([, text]) => text).join(' ')
}

const visitors: ImageSource = {
  type: 'BAR_CHART',
  title: 'Visitors to a museum',
  unit: 'visitors',
  categories: ['Saturday morning', 'Sunday'],
  series: [{ name: 'Visitors', values: [120, 80] }],
}

const map: ImageSource = {
  type: 'MAP',
  title: 'Two tours',
  groups: [
    { label: 'By train', countries: ['Italy', 'Bosnia and Herz.'] },
    { label: 'By ship', countries: ['Greece'] },
  ],
  named: ['Italy', 'Bosnia and Herz.'],
  frame: [5, 34, 30, 48],
}

const flow: ImageSource = {
  type: 'FLOW_CHART',
  title: 'A parcel',
  steps: [
    { id: 'send', label: 'Send it' },
    { id: 'here', label: 'Has it arrived?', isDecision: true },
    { id: 'open', label: 'Open it' },
  ],
  links: [
    { from: 'send', to: 'here' },
    { from: 'here', to: 'open', label: 'Yes' },
    { from: 'here', to: 'send', label: 'No' },
  ],
}

const scene: ImageSource = {
  type: 'PICTURE',
  title: 'A field',
  alternative: 'A green field under a blue sky.',
  shapes: `
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a8d8ef"/></linearGradient></defs>
    <rect width="800" height="300" fill="url(#sky)"/><text x="9" y="9">Hello</text>`,
}

test('a chart is the same whatever was drawn before it', async () => {
  const [first, second] = [await drawImage(visitors), await drawImage(visitors)]
  expect(first.svg).toContain('url(#clip1)')
  expect(second).toEqual(first)
})

test('a bar chart shows its title, its unit and the number of every bar, and breaks long labels', async () => {
  const { svg, description } = await drawImage(visitors)
  expect(svg).toMatch(/^<svg /u)
  expect(wordsOf(svg)).toMatch(/^Visitors to a museum /u)
  expect(wordsOf(svg)).toContain(' visitors')
  expect(wordsOf(svg)).toContain('120')
  expect(description).toBe('Bar chart: Visitors to a museum. Visitors: Saturday morning 120, Sunday 80, in visitors.')
})

test('a long label along the bottom is broken at its spaces', async () => {
  const categories = ['No connection at all', 'Slow connection', 'Bill', 'Moving house', 'Other reasons', 'Unknown']
  const series = [{ name: 'Calls', values: [1, 2, 3, 4, 5, 6] }]
  const { svg } = await drawImage({ ...visitors, categories, series })
  expect(svg).not.toContain('No connection at all<')
  expect(svg).toMatch(/<tspan[^>]*>connection<\/tspan>/u)
})

test('bars of several series are named in a legend', async () => {
  const series = [
    { name: 'Adults', values: [70, 30] },
    { name: 'Children', values: [50, 50] },
  ]
  const { svg, description } = await drawImage({ ...visitors, series })
  expect(wordsOf(svg)).toContain('Adults')
  expect(wordsOf(svg)).toContain('Children')
  expect(description).toContain('Adults: Saturday morning 70, Sunday 30; Children: Saturday morning 50, Sunday 50')
})

test('a graph draws a line', async () => {
  const { svg, description } = await drawImage({ ...visitors, type: 'GRAPH' })
  expect(svg).toContain('Visitors to a museum')
  expect(svg).toContain('aria-roledescription="line mark container"')
  expect(description).toMatch(/^Line graph: /u)
})

test('every slice of a pie is as large as its share and bears its own number', async () => {
  const slices = [
    { label: 'Rent', value: 50 },
    { label: 'Food', value: 48 },
    { label: 'Fun', value: 2 },
  ]
  const pie: ImageSource = { type: 'PIE_CHART', title: 'A budget', unit: '%', slices }
  const { svg, description } = await drawImage(pie)
  // The first slice is the right half: from the top to the bottom of the circle.
  expect(svg).toMatch(/<path d="M172 152L172\.0 40\.0A112 112 0 0 1 172\.0 264\.0Z" fill="#12606b"/u)
  expect(wordsOf(svg)).toBe('A budget 50 48 Rent (50%) Food (48%) Fun (2%)')
  expect(description).toBe('Pie chart: A budget. Rent 50%; Food 48%; Fun 2%.')
})

test('a unit that is a word is not parted from its number', async () => {
  const slices = ['Sleep', 'Work', 'Play'].map((label) => ({ label, value: 8 }))
  const { svg, description } = await drawImage({ type: 'PIE_CHART', title: 'A day', unit: 'hours', slices })
  expect(wordsOf(svg)).toContain('Sleep (8\u00a0hours)')
  expect(description).toContain('Sleep 8\u00a0hours')
})

test('a table shows every cell, row by row', async () => {
  const table: ImageSource = {
    type: 'TABLE',
    title: 'Fares',
    columns: ['Ticket', 'Adult', 'Child'],
    rows: [
      ['Day', 6, 3],
      ['Week', '20', 10.5],
    ],
  }
  const { svg, description } = await drawImage(table)
  expect(wordsOf(svg)).toBe('Fares Ticket Adult Child Day 6 3 Week 20 10.5')
  expect(description).toBe('Table: Fares. Ticket: Day, Adult: 6, Child: 3; Ticket: Week, Adult: 20, Child: 10.5.')
})

test('a flow chart has a box for each step, an arrow for each link, and names its choices', async () => {
  const { svg, description } = await drawImage(flow)
  expect(svg.match(/<polyline /gu)).toHaveLength(3)
  expect(wordsOf(svg)).toBe('A parcel Yes No Send it Has it arrived? Open it')
  expect(description).toContain('Has it arrived? (No) leads to Send it')
})

test('a map colours its groups, and writes names in full', async () => {
  const { svg, description } = await drawImage(map)
  expect(wordsOf(svg)).toMatch(/^Two tours .*Italy.* By train By ship$/u)
  expect(svg.match(/fill="#c8651b"/gu)).toHaveLength(2)
  expect(description).toBe('Map: Two tours. By train: Italy, Bosnia and Herzegovina; By ship: Greece.')
})

test('a country that is too small for its name has it beside it, at the end of a line', async () => {
  const { svg } = await drawImage({ ...map, named: ['Italy', 'Luxembourg'], frame: [-10, 40, 25, 58] })
  expect(wordsOf(svg)).toContain('Luxembourg')
  expect(svg.match(/<circle /gu)).toHaveLength(1)
})

test('a map says which name it has no room for', async () => {
  await expect(drawImage({ ...map, named: ['Italy', 'Brazil'] })).rejects.toThrow('Brazil')
})

test('a flow chart with more steps side by side than a phone can show is refused', async () => {
  const steps = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: 'A step' }))
  const links = steps.slice(1).map(({ id }) => ({ from: 'a', to: id }))
  await expect(drawImage({ ...flow, steps, links })).rejects.toThrow('side by side')
})

test('a map names the countries that it does not know', async () => {
  const groups = [{ label: 'By train', countries: ['Italy', 'Atlantis'] }]
  await expect(drawImage({ ...map, groups })).rejects.toThrow('Atlantis')
})

test('a scene keeps its shapes and is described by its author', async () => {
  const { svg, description } = await drawImage(scene)
  expect(svg).toContain('fill="url(#sky)"')
  expect(wordsOf(svg)).toBe('Hello')
  expect(description).toBe('Picture: A field. A green field under a blue sky.')
})

test.each([
  '<script>alert(1)</script>',
  '<image href="https://example.org/a.png"/>',
  '<rect onload="alert(1)" width="1" height="1"/>',
  '<rect fill="url(https://example.org/#a)" width="1" height="1"/>',
  '<rect style="fill:red" width="1" height="1"/>',
  '<foreignObject/>',
  '<!-- no -->',
])('a scene may not hold %s', async (shape) => {
  await expect(drawImage({ ...scene, shapes: `${scene.shapes}${shape}` })).rejects.toThrow('plain SVG shapes')
})

test.each<ImageSource>([
  { ...visitors, title: 'Tea & <milk>' },
  { type: 'TABLE', title: 'A', columns: ['Tea & <milk>', 'B'], rows: [['a', 1]] },
  { type: 'PIE_CHART', title: 'A', unit: '%', slices: [{ label: 'Tea & <milk>', value: 1 }] },
  { ...flow, steps: [{ id: 'send', label: 'Tea & <milk>' }], links: [] },
  { ...map, groups: [{ label: 'Tea & <milk>', countries: ['Italy'] }] },
])('the words of a $type are escaped', async (image) => {
  const { svg } = await drawImage(image)
  expect(svg).toContain('Tea &amp; &lt;milk&gt;')
  expect(svg).not.toContain('<milk>')
})

test('a source with an unknown field, or a type that does not exist, is refused', () => {
  expect(imageSource.safeParse({ ...visitors, colour: 'red' }).success).toBe(false)
  expect(imageSource.safeParse({ ...visitors, type: 'RADAR' }).success).toBe(false)
  expect(imageSource.safeParse(visitors).success).toBe(true)
})
