import { expect, test } from 'vitest'
import { encoded, type Encoding } from './encodings.ts'
import { readListFile } from './read-list-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytesOf = (text: string, encoding: Encoding) => encoded(text, encoding) ?? new Uint8Array()
const utf16 = (text: string, isBig = false) =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) =>
      isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8],
    ),
  )
const best = (bytes: Uint8Array) => {
  const file = readListFile(bytes)
  return file.kind === 'choice' ? file.readings[0] : file
}

const persian = 'abate,كم شدن\nabandon,ترك كردن، رها كردن\nabide,تحمل كردن'
const french = 'abate,diminuer\nabeyance,en suspens (inachevé)\nabode,demeure où l’on réside'

test.each([
  ['UTF-8', utf8('abate,کم شدن\nnaïve,ساده')],
  ['UTF-8 with a byte order mark', utf8('\uFEFFabate,کم شدن\nnaïve,ساده')],
  ['UTF-16 LE with one', utf16('\uFEFFabate,کم شدن\nnaïve,ساده')],
  ['UTF-16 BE with one', utf16('\uFEFFabate,کم شدن\nnaïve,ساده', true)],
])('%s is read without a question', (_, bytes) => {
  expect(readListFile(bytes)).toEqual({ kind: 'text', text: 'abate,کم شدن\nnaïve,ساده' })
})

test.each([
  ['utf-16le', utf16('abate,کم شدن\nnaïve,ساده'), 'abate,کم شدن\nnaïve,ساده'],
  ['utf-16be', utf16('abate\nabandon', true), 'abate\nabandon'],
])('%s without a byte order mark is offered first', (name, bytes, text) => {
  expect(best(bytes)).toEqual({ name, text })
})

const lists: readonly (readonly [Encoding, string])[] = [
  ['windows-1256', persian],
  ['windows-1256', 'abate\tفروكش كردن\nchair\tصندلي'],
  ['windows-1256', 'ability: توانايي\nwater: آب\npen: قلم'],
  ['windows-1252', french],
  ['windows-1252', 'resume,Lebenslauf für Bewerbungen\nstreet,Straße'],
  ['windows-1252', 'tomorrow,mañana\nheart,corazón\nchild – niño'],
  ['windows-1252', 'it’s,“it is”\ndon’t,do not – never'],
  ['macintosh', french],
  ['macintosh', 'it’s,“it is”\ndon’t,do not – never'],
  ['windows-1251', 'abate,ослабевать\nword,слово\nwater,Вода'],
  ['koi8-r', 'abate,ослабевать\nword,слово\nwater,вода'],
  ['windows-1254', 'abate,azalmak\ntree,ağaç\nlight,ışık\nşehir,city'],
  ['windows-1250', 'word,słowo\nblack,czarny\nto be,być się\nyellow,żółty'],
  ['windows-1253', 'abate,μειώνομαι\nword,λέξη\nwater,νερό'],
  ['windows-1255', 'abate,לרדת\nword,מילה'],
  ['iso-8859-6', 'abate,خفت\nword,كلمة\nwater,ماء\nhouse,بيت كبير'],
]
test.each(lists)('a list in %s is offered as it was written first: %j', (encoding, text) => {
  expect(best(bytesOf(text, encoding))).toMatchObject({ text })
})

test('a list in Chinese is read', () => {
  const bytes = Uint8Array.from([...utf8('abate,'), 0xbc, 0xf5, 0xc9, 0xd9, ...utf8('\nword,'), 0xb5, 0xa5, 0xb4, 0xca])
  expect(best(bytes)).toEqual({ name: 'gb18030', text: 'abate,减少\nword,单词' })
})

test('no reading that is offered holds a letter that was lost, and none is offered twice', () => {
  for (const [encoding, text] of lists) {
    const file = readListFile(bytesOf(text, encoding))
    const texts = file.kind === 'choice' ? file.readings.map((reading) => reading.text) : []
    expect(texts.length).toBeGreaterThan(1)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.join('')).not.toContain('\uFFFD')
  }
})

test.each(['windows-1252', 'windows-1256'] as const)(
  'UTF-8 that was once taken for %s is offered as it was meant',
  (encoding) => {
    const meant = 'abate,کم شدن\ncafé,coffee house'
    const taken = new TextDecoder(encoding).decode(utf8(meant))
    expect(readListFile(utf8(taken))).toEqual({
      kind: 'choice',
      readings: [
        { name: 'repaired', text: meant },
        { name: 'utf-8', text: taken },
      ],
    })
  },
)

test.each([
  ['utf-8', (text: string) => utf8(`\uFEFF${text}`)],
  ['utf-16le', (text: string) => utf16(`\uFEFF${text}`)],
] as const)('a byte order mark hides no letters that were read wrongly before: %s', (name, write) => {
  const meant = 'abate,کم شدن\ncafé,coffee house'
  const taken = new TextDecoder('windows-1252').decode(utf8(meant))
  expect(readListFile(write(taken))).toEqual({
    kind: 'choice',
    readings: [
      { name: 'repaired', text: meant },
      { name, text: taken },
    ],
  })
})

test('a byte order mark before letters of another encoding is no letter, and they are guessed', () => {
  const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, ...bytesOf('street,Straße', 'windows-1252')])
  expect(best(bytes)).toEqual({ name: 'windows-1252', text: 'street,Straße' })
})

test('what is too long in every reading is not read, but is told for what it is', () => {
  expect(readListFile(new Uint8Array(600_001).fill(0xe1))).toEqual({ kind: 'long' })
  expect(readListFile(utf8(`PK\u0003\u0004 xl/workbook.xml ${'x'.repeat(600_001)}`))).toMatchObject({
    what: 'workbook',
  })
})

test.each(['abandon\nabate', 'café\nnaïve', 'straße, Ärger', 'abate,کم شدن', 'слово', '単語', 'á à â', ''])(
  'plain UTF-8 is never asked about: %j',
  (text) => {
    expect(readListFile(utf8(text))).toEqual({ kind: 'text', text })
  },
)

const zip = (name: string) => utf8(`PK\u0003\u0004...${name}...`)
const old = (name: string) => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...utf16(name)])

test.each([
  ['workbook', zip('xl/workbook.xml')],
  ['workbook', old('Workbook')],
  ['document', old('WordDocument')],
  ['spreadsheet', zip('application/vnd.oasis.opendocument.spreadsheet')],
  ['document', zip('word/document.xml')],
  ['anki', zip('collection.anki21')],
  ['anki', zip('collection.anki2')],
  ['packed', zip('words.csv')],
  ['pdf', utf8('%PDF-1.7')],
  ['picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
  ['picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
  ['document', utf8('{\\rtf1')],
  ['page', utf8('<!DOCTYPE html><table>')],
  ['unknown', Uint8Array.from([0, 1, 2, 3, 0, 0, 0, 7, 0xff, 0, 0])],
])('a %s under another name is told', (what, bytes) => {
  expect(readListFile(bytes)).toEqual({ kind: 'other', what })
})
