import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { parseWordList } from './parse-word-list.ts'

const rowsOf = (text: string) =>
  parseWordList(text, 2000).map(({ line, word, meaning, note, practiceType }) => [
    line,
    word,
    meaning,
    note,
    practiceType,
  ])
const wordsOf = (text: string) => parseWordList(text, 2000).map(({ word }) => word)

test.each([
  'abandon\nabate\n\nabide',
  'abandon\r\nabate\r\n\r\nabide\r\n',
  '\uFEFFabandon\rabate\r\rabide',
  'abandon\r\nabate\n\nabide',
])('a bare list has a word on each line, whatever ends the lines', (text) => {
  expect(rowsOf(text)).toEqual([
    [1, 'abandon', '', '', ''],
    [2, 'abate', '', '', ''],
    [4, 'abide', '', '', ''],
  ])
})

test('without names the columns are word, meaning, note and practice type', () => {
  expect(rowsOf('abandon,leave,a note,READ_ALOUD')).toEqual([[1, 'abandon', 'leave', 'a note', 'READ_ALOUD']])
})

test('names in the first line say what stands where, in any order, and others are left out', () => {
  expect(rowsOf('Practice Type,Note,Rank,Meaning,Word\r\nREAD_ALOUD,n,7,m,w')).toEqual([
    [2, 'w', 'm', 'n', 'READ_ALOUD'],
  ])
  expect(wordsOf('word\nabandon')).toEqual(['abandon'])
})

test('a list that begins with a word like a name is a list', () => {
  expect(wordsOf('front\nback')).toEqual(['front', 'back'])
  expect(wordsOf('note,a short text\nword,a sound with meaning')).toEqual(['note', 'word'])
})

test('quotes hold separators, quotes and line breaks, and later lines keep their numbers', () => {
  expect(rowsOf('"abandon","leave, ""give up""\r\nfor good"\r\nabate,less')).toEqual([
    [1, 'abandon', 'leave, "give up"\nfor good', '', ''],
    [3, 'abate', 'less', '', ''],
  ])
})

test('a quotation mark that is never closed is told of its line', () => {
  const rows = parseWordList('abate,less\nabandon,"leave\nabide,stay', 2000)
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [1, null],
    [2, 'A quotation mark is opened and not closed.'],
  ])
})

test.each([
  ['word;meaning\nabandon;ترک کردن، رها کردن', ['abandon', 'ترک کردن، رها کردن']],
  ['word\tmeaning\nabandon\tleave, give up', ['abandon', 'leave, give up']],
  ['abandon\tترک کردن', ['abandon', 'ترک کردن']],
])('semicolons and tabs separate too: %j', (text, [word, meaning]) => {
  expect(parseWordList(text, 2000)).toMatchObject([{ word, meaning }])
})

test('what Anki exports is read: its settings, its own columns, its markup', () => {
  const text = [
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    '#notetype column:2',
    '#deck column:3',
    'x7&\tBasic\tEnglish\t<b>abandon</b>[sound:a.mp3]\tto leave &amp; forget<br>for good\t',
  ].join('\n')
  expect(rowsOf(text)).toEqual([[6, 'abandon', 'to leave & forget\nfor good', '', '']])
})

test('columns that Anki names are taken by their names', () => {
  expect(rowsOf('#separator:Comma\n#columns:Meaning,Word\nleave,abandon')).toEqual([[3, 'abandon', 'leave', '', '']])
})

test('markup and formulas are text', () => {
  expect(rowsOf('word,meaning\n<script>alert(1)</script>,"=HYPERLINK(""http://x"")"')).toEqual([
    [2, '<script>alert(1)</script>', '=HYPERLINK("http://x")', '', ''],
  ])
})

test('what a CSV file can hold comes back as it was written, formulas included', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'b', '=', '+', '-', '@', ',', ';', '"', "'", ' ', '\n') })
    .map((text) => text.trim())
  const word = cell.filter((text) => text !== '' && !text.startsWith("'"))
  const plain = (text: string) => text.replaceAll(/[^\S\n]+/gu, ' ')
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 8 }), (pairs) => {
      const csv = Papa.unparse([['word', 'meaning'], ...pairs], { escapeFormulae: true, quotes: true })
      expect(parseWordList(csv, 2000).map((row) => [row.word, row.meaning])).toEqual(
        pairs.map(([first, second]) => [plain(first), plain(second)]),
      )
    }),
  )
})

test('any text is read without harm, in order of its lines', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const lines = parseWordList(text, 2000).map(({ line }) => line)
      expect(lines).toEqual(lines.toSorted((a, b) => a - b))
    }),
  )
})

test('of a list that is too long no more is read than shows it', () => {
  expect(parseWordList('word\n'.repeat(10_000), 2000).length).toBeLessThan(2010)
  expect(parseWordList('word\n'.repeat(10_000), 2000).length).toBeGreaterThan(2000)
})

test('what looks like a sign of HTML and is none stays as it was written', () => {
  const [row] = parseWordList('#html:true\nbuild\t&constructor; &amp; &nothing;\n', 10)
  expect(row?.meaning).toBe('&constructor; & &nothing;')
})

const meaningsOf = (text: string) => parseWordList(text, 2000).map(({ word, meaning }) => [word, meaning])

test.each([
  '#separator:tab\n#html:false\nabate\tکم شدن',
  '\uFEFF#separator:tab\r\n#html:false\r\nabate\tکم شدن',
  '"#separator:tab"\n"#html:false"\nabate,کم شدن',
  '#separator:tab,\n#html:false,\nabate,کم شدن',
  '#separator:tab;\n#html:false;\nabate;کم شدن',
  '#separator:tab\t\r#html:false\t\rabate\tکم شدن',
  '\uFEFF"#separator:tab",,,\n"#columns:Front\tBack",,,\nabate,کم شدن,,',
  '#separator:tab,,\n#columns:Front,Back,\nabate,کم شدن,',
  '#Separator:Semicolon\nabate;کم شدن',
  '#separator:;\nabate;کم شدن',
  'sep=;\r\nabate;کم شدن',
  'sep=,\nword,meaning\nabate,کم شدن',
  '"sep=;"\nabate;کم شدن',
])('the settings before a list hold, also after a spreadsheet wrote them: %j', (text) => {
  expect(meaningsOf(text)).toEqual([['abate', 'کم شدن']])
})

test.each([
  'abate – to lessen, to fade\nabide – to stay, to bear; to wait',
  '1. abate – to lessen, to fade\n2. abide – to stay, to bear; to wait',
  'abate: to lessen, to fade\nabide: to stay, to bear; to wait',
  '"abate","to lessen, to fade"\n"abide","to stay, to bear; to wait"',
  '1,abate,"to lessen, to fade"\n2,abide,"to stay, to bear; to wait"',
  '1.\tabate\tto lessen, to fade\n2.\tabide\tto stay, to bear; to wait',
  'No,Word,Meaning\n1,abate,"to lessen, to fade"\n2,abide,"to stay, to bear; to wait"',
])('commas in meanings part nothing that a dash or columns part already: %j', (text) => {
  expect(meaningsOf(text)).toEqual([
    ['abate', 'to lessen, to fade'],
    ['abide', 'to stay, to bear; to wait'],
  ])
})

test.each([
  'abate,v.,to lessen\nstorm,n.,bad weather',
  'word,part of speech,meaning\nabate,v.,to lessen\nstorm,n.,bad weather',
  'Word;Type;Meaning\nabate;v.;to lessen\nstorm;n.;bad weather',
  'abate v. to lessen\nstorm n. bad weather',
])('a column of parts of speech goes before the meaning: %j', (text) => {
  expect(meaningsOf(text)).toEqual([
    ['abate', '(v.) to lessen'],
    ['storm', '(n.) bad weather'],
  ])
})

test.each([
  '\u200FWords\nabate',
  'Words\u200F\nabate',
  '\u200FWord\u200F\tMeaning\nabate\tless',
  'ＷＯＲＤ;ＭＥＡＮＩＮＧ\nabate;less',
])('names of columns are known as they are seen: %j', (text) => {
  expect(wordsOf(text)).toEqual(['abate'])
})

test('marks of direction at the ends of what is kept go, and what is in it stays', () => {
  expect(rowsOf('word,meaning,note\n\u200Eabate,\u200Fکم\u200Cشدن\u200F,\u202Bn\u202C')).toEqual([
    [2, 'abate', 'کم\u200Cشدن', 'n', ''],
  ])
  expect(rowsOf('abate\n\u200F\nrun')).toEqual([
    [1, 'abate', '', '', ''],
    [3, 'run', '', '', ''],
  ])
})

test.each(['abate\r\nrun\r\n\u001A', 'abate\nrun\u001A\n', '"abate"\n"run"\u001A\u001A'])(
  'the end of a DOS file is no word: %j',
  (text) => {
    expect(wordsOf(text)).toEqual(['abate', 'run'])
  },
)

test('commas of a meaning in brackets part nothing', () => {
  expect(meaningsOf('abate (to lessen, to fade)\nabide (ماندن، ساختن)')).toEqual([
    ['abate', 'to lessen, to fade'],
    ['abide', 'ماندن، ساختن'],
  ])
})

/** As long as a list may be. */
const filled = (unit: string) => unit.repeat(Math.floor(190_000 / unit.length))
const LONG_LINES = [
  filled('word '),
  `a${filled(' ')}b`,
  `a${filled(',')}b`,
  `a${filled(' - ')}`,
  filled('a:'),
  filled('-'),
  filled('(a) '),
  filled('a ('),
  `a${filled('([')}\u06A9`,
  `a ${filled('(to) ')}`,
  filled('[a'),
  `[${filled('ə')}`,
  filled('"a'),
  filled('a / b '),
  `- ${filled(' ')}1`,
  `#separator:${filled(',')}x\na`,
  `#separator:${filled('\t')}x\na`,
  `#html:true\na\t${filled('[sound:')}`,
  `a${' '.repeat(2900)}b\n`.repeat(65),
]
// What grows with the square of the length takes minutes here; half a second is what a slow machine needs otherwise.
test.each(LONG_LINES.map((text) => [text.slice(0, 14), text]))(
  'a list of one long line costs no time: %j',
  (_, text) => {
    const start = performance.now()
    parseWordList(text, 2000)
    expect(performance.now() - start).toBeLessThan(5000)
  },
)
