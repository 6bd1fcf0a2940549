/** Marks beside four correctors, and what is found at B2 and above. */
export const engines = ['writing']
const four = {
  hand: 'imagined learners and four correctors each (language models), 860 sentences',
  how: 'held out from rules and trees until engine 1.47; since 1.48 it is kind: what its suggestions make was read, and rules were mended by it',
  looksBefore: 30,
}
export const targets = [
  {
    id: 'marks.precision',
    items: [9],
    what: 'marks that one of four correctors bears out',
    unit: 'share',
    atLeast: 0.96,
    ...four,
    outside: '0.93 of people’s sentences (writing 1.17)',
  },
  {
    id: 'marks.recall',
    items: [9],
    what: 'words changed by three of four correctors that are marked',
    unit: 'share',
    atLeast: 0.45,
    ...four,
    outside: '0.39 of people’s sentences (writing 1.17)',
  },
  {
    id: 'marks.recallB2',
    items: [9],
    what: 'words changed by both correctors that are marked, in essays of high score and of good writers (B2 and above)',
    unit: 'share',
    atLeast: 0.45,
    hand: 'imagined learners and two correctors each (language models), parts x and al',
    how: 'no rule looked at them; the trees of candidate edits are fitted on them, so it is kind',
    looksBefore: 10,
    outside: '0.31 in fresh texts at B2 (writing 1.17)',
  },
  {
    id: 'marks.suggestions',
    items: [9],
    what: 'suggestions that make a right sentence wrong',
    unit: 'count',
    atMost: 0,
    hand: 'one editor (language model), who read what each suggestion makes of the 860 sentences',
    how: 'kind: rules were mended by what was judged; before (engine 1.44) it was 28 of 1,266 [19, 40], of 300 drawn by chance 4',
  },
]

export async function measure() {
  const { figures, intervals, measureCorrectors } = await import('../correctors.mjs')
  const { measureDevelopment } = await import('../development.mjs')
  const { wilson } = await import('../agreement.mjs')
  const { measureSuggestions } = await import('../suggestions.mjs')
  const sets = await measureCorrectors()
  const all = [...sets.heldOut, ...sets.second, ...sets.third]
  const [found, within] = [figures(all), intervals(all)]
  const [good, best] = [await measureDevelopment('x'), await measureDevelopment('al')]
  const { counts, unjudged } = await measureSuggestions()
  for (const { text, written, suggestion } of unjudged)
    console.log(`nobody has judged “${written}” → “${suggestion}”: ${text}`)
  const figure = (name, n) => {
    const [low, high] = within(name)
    return {
      value: found[name],
      n,
      low,
      high,
      by: Object.fromEntries(
        Object.entries(sets).map(([set, rows]) => [set, `${(100 * figures(rows)[name]).toFixed(1)} %`]),
      ),
    }
  }
  return {
    'marks.precision': figure('precision', found.marks),
    'marks.recall': figure('recall', found.words),
    'marks.suggestions': {
      value: counts.worse,
      n: Object.values(counts).reduce((total, count) => total + count, 0),
      by: {
        'a mistake is mended': String(counts.better),
        'right before and behind': String(counts.same),
        'wrong before and behind': String(counts.other),
        'not judged': String(unjudged.length),
      },
    },
    'marks.recallB2': {
      ...wilson(good.found + best.found, good.words + best.words),
      by: Object.fromEntries(
        Object.entries({ x: good, al: best }).map(([part, own]) => [
          part,
          `${((100 * own.found) / own.words).toFixed(1)} % of ${own.words}`,
        ]),
      ),
    },
  }
}
