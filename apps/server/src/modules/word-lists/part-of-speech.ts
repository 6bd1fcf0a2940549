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

/** Whether a text names a part of speech and nothing else: `v.`, `phrasal verb`, `n., v.`, `فعل`. */
export function isPartOfSpeech(text: string): boolean {
  const names = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const hasOthers = /[^\p{L}\p{M}\s.,/;&+]/u.test(text)
  return (
    !hasOthers &&
    names.some((name) => parts.has(name)) &&
    names.every((name) => parts.has(name) || qualifiers.has(name))
  )
}
