import { stringify } from 'yaml'
import { expect, test } from 'vitest'
import { lessonYaml, slidesWith, someLessonFiles } from '../testing/lesson-files.ts'
import { readLessons } from './read-lessons.ts'

const readAloud = 'speaking/read-aloud'
const linked = { [readAloud]: { grammar: ['grammar-articles'], learning: [] } }

async function problemsOf(changes: Record<string, unknown>, file = 'grammar/articles.yaml') {
  const { problems } = await readLessons(await someLessonFiles({ [file]: lessonYaml(changes) }, linked))
  return problems.map(({ file: where, line, field, message }) => `${where}:${line} ${field} ${message}`)
}

test('a sound lesson is read by its slug, with the links to it', async () => {
  const { lessons, videos, problems } = await readLessons(
    await someLessonFiles({ 'grammar/articles.yaml': lessonYaml() }, linked),
  )
  expect(problems).toEqual([])
  expect(lessons.map(({ slug, topic, taskId }) => [slug, topic, taskId])).toEqual([
    ['grammar-articles', 'grammar', null],
  ])
  expect(videos).toEqual([
    { taskId: readAloud, topic: 'grammar', links: [{ lesson: 'grammar-articles' }] },
    { taskId: readAloud, topic: 'learning', links: [] },
  ])
})

test.each([
  ['learning/speaking-sing.yaml', 'there is no kind of question "speaking-sing"'],
  ['grammar/Articles.yaml', 'name the file learning/{skill}-{slug}.yaml or grammar/{topic-in-kebab-case}.yaml'],
  ['songs/articles.yaml', 'name the file learning/{skill}-{slug}.yaml or grammar/{topic-in-kebab-case}.yaml'],
])('the file name %s is refused', async (file, message) => {
  expect(await problemsOf({}, file)).toEqual([`lessons/${file}:1  ${message}`])
})

const words = (count: number) => Array.from({ length: count }, (_, at) => ['small', 'words', 'go'][at % 3]).join(' ')
const quiz = (first: object) =>
  [1, 2, 3].map((n) => ({ question: `Q${n}?`, right: 'Yes', wrong: ['No'], why: 'So.', ...(n === 1 ? first : {}) }))

test.each([
  ['an unknown field', { level: 'B1' }, ':51 level is not a field of this kind'],
  ['a long title', { title: 'x'.repeat(61) }, ':1 title has more than 60 characters'],
  ['too few slides', { slides: slidesWith({}).slice(1) }, ':4 slides give five slides or more'],
  [
    'too many points',
    { slides: slidesWith({ points: ['a', 'b', 'c', 'd', 'e', 'f'] }) },
    ':6 slides.0.points give five points at most',
  ],
  [
    'a long point',
    { slides: slidesWith({ points: ['y'.repeat(131)] }) },
    'slides.0.points.0 has more than 130 characters',
  ],
  [
    'a short narration',
    { slides: slidesWith({ narration: words(39) }) },
    'slides.0.narration has 39 words; write 40 to 90',
  ],
  [
    'a long narration',
    { slides: slidesWith({ narration: words(91) }) },
    'slides.0.narration has 91 words; write 40 to 90',
  ],
  [
    'a narration that cannot be said',
    { slides: slidesWith({ narration: `${words(45)} xyzzy` }) },
    'slides.0.narration has words without a known pronunciation: xyzzy',
  ],
  [
    'a narration that reads the points out',
    { slides: slidesWith({ points: ['We go to the small shop.'], narration: `${words(45)} we go to the small shop` }) },
    'slides.0.narration copies "we go to the small"',
  ],
  [
    'a misspelled point',
    { slides: slidesWith({ points: ['Say xyzzy.'] }) },
    'slides.0.points.0 has words that no dictionary knows: xyzzy',
  ],
  [
    'an American word',
    { slides: slidesWith({ points: ['The colors of the sea'] }) },
    'slides.0.points.0 has American words: colors',
  ],
  ['two questions', { quiz: quiz({}).slice(1) }, 'quiz give three questions'],
  ['no wrong choice', { quiz: quiz({ wrong: [] }) }, 'quiz.0.wrong give one wrong choice or more'],
  ['a choice twice', { quiz: quiz({ wrong: ['yes'] }) }, 'quiz.0.wrong has a choice twice'],
])('%s is a problem with its place', async (_what, changes, expected) => {
  const [problem, ...others] = await problemsOf(changes)
  expect(problem).toContain(expected)
  expect(problem).toMatch(/^lessons\/grammar\/articles\.yaml:\d+ /u)
  expect(others).toEqual([])
})

test('a word that is shown because it is wrong may be named as such', async () => {
  const slides = slidesWith({ points: ['Never say xyzzy.'] })
  expect(await problemsOf({ slides, wrongWords: ['xyzzy'] })).toEqual([])
})

const scoring = (...points: string[]) => ({ slides: slidesWith({ isScoring: true, points }) })
const kindFile = 'learning/listening-summarize-spoken-text.yaml'
const marks = 'form 2, grammar 2, vocabulary 2, spelling 2; listening and writing'
const all = [`Academic 2025: content 4, ${marks}`, `Academic 2024: content 2, ${marks}`, `Core: content 2, ${marks}`]

test.each([
  ['nothing', slidesWith({}), ['slides none tells the marks: set isScoring on the slide that does']],
  ['one format too few', scoring(...all.slice(0, 2)).slides, ['slides.0.points tells no marks of core-2024']],
  [
    'a wrong maximum',
    scoring(all[0] ?? '', all[1] ?? '', `Core: content 3, ${marks}`).slides,
    ['slides.0.points.2 lacks what core-2024 says: content 2'],
  ],
  [
    'a skill that does not count',
    scoring(all[0] ?? '', all[1] ?? '', `${all[2]} and speaking`).slides,
    ['slides.0.points.2 names skills that core-2024 does not count: speaking'],
  ],
  [
    'marks of one format for all',
    scoring(`All formats: content 4, ${marks}`).slides,
    [
      'slides.0.points.0 lacks what academic-2024 says: content 2',
      'slides.0.points.0 lacks what core-2024 says: content 2',
    ],
  ],
])('a lesson of a kind that tells %s is not as the formats have it', async (_what, slides, expected) => {
  expect((await problemsOf({ slides }, kindFile)).map((problem) => problem.replace(/^\S+ /u, ''))).toEqual(expected)
})

test('a lesson of a kind that tells the marks of every format is sound', async () => {
  const videos = { [readAloud]: { grammar: [], learning: ['listening-summarize-spoken-text'] } }
  const { problems } = await readLessons(await someLessonFiles({ [kindFile]: lessonYaml(scoring(...all)) }, videos))
  expect(problems).toEqual([])
})

const linkProblems = async (videos: unknown) => {
  const { problems } = await readLessons(await someLessonFiles({ 'grammar/articles.yaml': lessonYaml() }, videos))
  return problems.map(({ file, line, field, message }) => `${file}:${line} ${field} ${message}`)
}
const withLinks = (grammar: unknown[], learning: unknown[] = []) => ({ [readAloud]: { grammar, learning } })
const known = 'grammar-articles'

test.each([
  [
    'an unknown kind',
    { ...linked, 'speaking/sing': { grammar: [], learning: [] } },
    'speaking/sing there is no kind of question "speaking/sing"',
  ],
  [
    'an unknown lesson',
    withLinks([known, 'grammar-songs']),
    'speaking/read-aloud.grammar.1 there is no lesson "grammar-songs"',
  ],
  [
    'a lesson under the other button',
    withLinks([known], [known]),
    'speaking/read-aloud.learning.0 "grammar-articles" is a grammar lesson',
  ],
  ['a lesson twice', withLinks([known, known]), 'speaking/read-aloud.grammar.1 "grammar-articles" stands here twice'],
  ['a lesson that nothing leads to', {}, 'videos.yaml:1  no slider has the lesson "grammar-articles"'],
  [
    'an address without encryption',
    withLinks([known, { url: 'http://a.example', title: 'A' }]),
    'speaking/read-aloud.grammar.1',
  ],
  [
    'a script in place of an address',
    withLinks([known, { url: 'javascript:alert(1)', title: 'A' }]),
    'speaking/read-aloud.grammar.1',
  ],
  ['an address without a title', withLinks([known, { url: 'https://a.example' }]), 'speaking/read-aloud.grammar.1'],
])('%s is a problem of the links', async (_what, videos, expected) => {
  const problems = await linkProblems(videos)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(expected)
})

test('an operator’s own address stands in the slider', async () => {
  const own = { url: 'https://videos.example.org/a', title: 'A teacher reads' }
  const files = await someLessonFiles({ 'grammar/articles.yaml': lessonYaml() }, withLinks([own, known]))
  const { videos, problems } = await readLessons(files)
  expect(problems).toEqual([])
  expect(videos[0]?.links).toEqual([own, { lesson: known }])
})

test('what is no YAML is a problem with its line', async () => {
  const files = await someLessonFiles({ 'grammar/articles.yaml': `${stringify({ title: 'A' })}slides: "open` }, linked)
  const { problems } = await readLessons(files)
  expect(problems).toMatchObject([{ file: 'lessons/grammar/articles.yaml', line: 2, field: '' }])
})
