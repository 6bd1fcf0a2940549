import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'

/** How word lists name parts of speech, whole or cut. */
const parts = new Set(
  'n noun nouns v vb verb verbs vt vi adj adjective adv adverb prep preposition conj conjunction pron pronoun det determiner interj interjection exclam phr phrase idiom aux modal num abbr prefix suffix collocation expression اسم فعل صفت قید ضمیر حرف عبارت اصطلاح'.split(
    ' ',
  ),
)
/** What may stand beside one. */
const qualifiers = new Set(
  'phrasal phr proper common auxiliary countable uncountable c u t i tr intr transitive intransitive pl plural sing singular formal informal slang literary irregular and or اضافه ربط'.split(
    ' ',
  ),
)
/** What a word is used with: prepositions, and what stands for whoever or whatever. */
const companions = new Set(
  "about above across after against along among around as at away back before behind between by down for from in into of off on onto out over through to toward towards under up upon with within without sb sth smb smth sb's somebody someone something oneself one one's do doing ing a an the that ame bre uk us".split(
    ' ',
  ),
)

/** Whether a text names a part of speech and nothing else: `v.`, `phrasal verb`, `n., v.`, `فعل`. */
export function isPartOfSpeech(text: string): boolean {
  const compared = comparableTyped(text)
  const names = compared.match(/[\p{L}\p{M}]+/gu) ?? []
  const hasOthers = /[^\p{L}\p{M}\s.,/;&+]/u.test(compared)
  return (
    !hasOthers &&
    names.some((name) => parts.has(name)) &&
    names.every((name) => parts.has(name) || qualifiers.has(name))
  )
}

/** Whether a text only says how a word is used: `for`, `sb/sth`, `on, upon`, `formal`. */
export function isUsageNote(text: string): boolean {
  const compared = comparableTyped(text)
  const names = compared.match(/[\p{L}\p{M}']+/gu) ?? []
  const hasOthers = /[^\p{L}\p{M}\s.,/;&+'…-]/u.test(compared)
  return (
    !hasOthers &&
    names.length > 0 &&
    names.every((name) => companions.has(name) || parts.has(name) || qualifiers.has(name))
  )
}
