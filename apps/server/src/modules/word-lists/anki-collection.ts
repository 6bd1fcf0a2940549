import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { answerTemplate, cardStyle, questionTemplate } from './anki-look.ts'
import type { ExportedWord } from './export-rows-service.ts'

/** A word with the file name of its recording; null where there is none. */
export type AnkiWord = ExportedWord & { audioName: string | null }

const ankiFields = ['Word', 'Meaning', 'Example', 'US', 'UK', 'Audio', 'Note'] as const

/** Ours for good: a later import finds the deck, the note type and each note again by these. */
const MODEL_ID = 1_763_700_000_001
const DECK_ID = 1_763_700_000_002
const FIRST_NOTE_ID = 1_600_000_000_000
/** Between the fields of a note. */
const FIELD_END = '\u001F'
const SCHEMA_VERSION = 11
const DECK_NAME = 'Rehearsal'

const schema = `
  create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
    dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null,
    dconf text not null, tags text not null);
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
    tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
    usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
    factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
    odid integer not null, flags integer not null, data text not null);
  create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
    lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
  create table graves (usn integer not null, oid integer not null, type integer not null);
  create index ix_notes_usn on notes (usn);
  create index ix_cards_usn on cards (usn);
  create index ix_revlog_usn on revlog (usn);
  create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_cid on revlog (cid);
  create index ix_notes_csum on notes (csum);`

/** `collection.anki2` of schema 11, which every Anki since 2.1 reads: one deck, one note type, a new card for each word. */
export function ankiCollection(words: readonly AnkiWord[], now: Date): Uint8Array {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec(schema)
    database.exec('begin')
    insertCollection(database, now)
    const seconds = Math.floor(now.getTime() / 1000)
    const note = database.prepare('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)')
    const card = database.prepare('insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, ?)')
    words.forEach((word, at) => {
      const id = FIRST_NOTE_ID + word.id
      note.run(id, guidOf(word), MODEL_ID, seconds, tagsOf(word), fieldsOf(word), word.word, checksumOf(word), '')
      card.run(id, id, DECK_ID, seconds, at + 1, '')
    })
    database.exec('commit')
    return database.serialize()
  } finally {
    database.close()
  }
}

function insertCollection(database: DatabaseSync, now: Date): void {
  const milliseconds = now.getTime()
  const seconds = Math.floor(milliseconds / 1000)
  const conf = {
    curDeck: DECK_ID,
    curModel: String(MODEL_ID),
    nextPos: 1,
    sortType: 'noteFld',
    newSpread: 0,
    activeDecks: [DECK_ID],
  }
  database
    .prepare('insert into col values (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, ?)')
    .run(
      seconds,
      milliseconds,
      milliseconds,
      SCHEMA_VERSION,
      JSON.stringify(conf),
      JSON.stringify({ [MODEL_ID]: noteType(seconds) }),
      JSON.stringify({ 1: deck(1, 'Default', seconds), [DECK_ID]: deck(DECK_ID, DECK_NAME, seconds) }),
      JSON.stringify({ 1: deckOptions }),
      '{}',
    )
}

const noteType = (seconds: number) => ({
  id: MODEL_ID,
  name: 'Rehearsal word',
  type: 0,
  mod: seconds,
  usn: -1,
  sortf: 0,
  did: DECK_ID,
  tags: [],
  vers: [],
  css: cardStyle,
  latexPre: '',
  latexPost: '',
  flds: ankiFields.map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] })),
  tmpls: [{ name: 'Meaning', ord: 0, qfmt: questionTemplate, afmt: answerTemplate, did: null, bqfmt: '', bafmt: '' }],
  req: [[0, 'any', [0]]],
})

const deck = (id: number, name: string, seconds: number) => ({
  id,
  name,
  mod: seconds,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 0,
  extendRev: 0,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
})

const deckOptions = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
}

/** The same word is the same note for ever, so that a later import updates it. */
const guidOf = ({ wordKey }: AnkiWord): string =>
  createHash('sha256').update(`rehearsal word ${wordKey}`).digest('base64url').slice(0, 12)

const tagsOf = ({ taskId }: AnkiWord): string => (taskId === null ? '' : ` ${taskId.replace('/', '::')} `)

function fieldsOf({ word, meaning, example, american, british, audioName, note }: AnkiWord): string {
  const sound = audioName === null ? '' : `[sound:${audioName}]`
  return [...[word, meaning, example, american, british].map(asHtml), sound, asHtml(note)].join(FIELD_END)
}

/** Fields are HTML: what learners wrote is shown as they wrote it, and runs nothing. */
const asHtml = (text: string): string =>
  text
    .replaceAll('\u001F', ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('{', '&#123;')
    .replaceAll('[', '&#91;')
    .replaceAll('\n', '<br>')

/** As Anki finds duplicates: the first 8 hexadecimal digits of the hash of the first field. */
const checksumOf = ({ word }: AnkiWord): number =>
  Number.parseInt(createHash('sha1').update(asHtml(word)).digest('hex').slice(0, 8), 16)
