/** What takes earn for content that hold no answer: other languages, gibberish, sounds without speech. */
export const engines = ['writing', 'speech']
export const targets = [
  {
    id: 'unsaid.most',
    items: ['bad input'],
    what: 'content of other languages, gibberish and sounds without speech, with the recogniser: the most of one',
    unit: 'share',
    atMost: 0.2,
    hand: 'the product’s voices, espeak-ng’s where it is there, and made sounds',
    how: 'guards were made while looking at them; every eighth open spoken question',
    looksBefore: 5,
  },
]

export async function measure() {
  const { measureUnsaid } = await import('../unsaid-content.mjs')
  const groups = await measureUnsaid()
  const contents = groups.flatMap(({ withText }) => withText)
  const described = ({ title, withText: own }) => [
    title,
    `most ${Math.max(...own).toFixed(2)}, nothing ${own.filter((content) => content === 0).length} of ${own.length}`,
  ]
  return {
    'unsaid.most': { value: Math.max(...contents), n: contents.length, by: Object.fromEntries(groups.map(described)) },
  }
}
