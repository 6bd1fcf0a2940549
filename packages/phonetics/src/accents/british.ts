import { isVowel } from '../phones/arpabet.ts'

/** Words in which most of England says /ɑː/ for the American /æ/ (the BATH words of Wells 1982), without their endings. */
const BATH = new Set(
  `advance advantage aft after afternoon afterwards answer ask aunt avalanche bask basket basketball bath bathroom blast branch brass
  broadcast calf calves can't cask cast castle chance chancellor chant clasp class classmate classroom command contrast craft dance
  demand disaster disastrous draft draught enhance example fast fasten flask forecast france gasp ghastly giraffe glance glass
  glasses graft grant graph grasp grass grasshopper half halfway halve halves lance last laugh laughter mask mast master masterpiece
  nasty newscast outcast overcast overpass paragraph pass passport past pastime path pathway perchance photograph plant plaster
  prance raft rafter rascal rasp rather remand reprimand salve sample shaft slander slant staff stance surpass task
  telegraph trance transplant underpass underpath vantage vast`.split(/\s+/),
)
const ENDING = /(?:'s|s|es|ed|d|ing|er|ers|est|ly|y|man|men)$/

/** Consonants after which British speech keeps /j/ before /uː/: new, due, tune. */
const YOD = new Set(['T', 'D', 'N'])

/** Whole words that Britain says in its own way and the dictionary lacks; without stress. */
const BRITISH_WORDS: Record<string, string> = {
  schedule: 'SH EH D Y UW L', leisure: 'L EH ZH AH', vitamin: 'V IH T AH M IH N', vitamins: 'V IH T AH M IH N Z',
  privacy: 'P R IH V AH S IY', advertisement: 'AH D V ER T IH S M AH N T', laboratory: 'L AH B AO R AH T R IY',
  garage: 'G AE R AA ZH', mobile: 'M OW B AY L', fragile: 'F R AE JH AY L', fertile: 'F ER T AY L', missile: 'M IH S AY L',
  hostile: 'HH AO S T AY L', agile: 'AE JH AY L', sterile: 'S T EH R AY L', textile: 'T EH K S T AY L', zebra: 'Z EH B R AH',
  dynasty: 'D IH N AH S T IY', lieutenant: 'L EH F T EH N AH N T', clerk: 'K L AA K', clerks: 'K L AA K S', process: 'P R OW S EH S',
  progress: 'P R OW G R EH S', yoghurt: 'Y AO G AH T', figure: 'F IH G AH', figures: 'F IH G AH Z', aluminium: 'AE L Y UH M IH N Y AH M',
  glacier: 'G L AE S IY AH', shone: 'SH AO N', buoy: 'B OY', ate: 'EH T', been: 'B IY N', was: 'W AO Z', what: 'W AO T', of: 'AO V',
  because: 'B IH K AO Z', 'z': 'Z EH D', herb: 'HH ER B', herbs: 'HH ER B Z', tomato: 'T AH M AA T OW', tomatoes: 'T AH M AA T OW Z',
  banana: 'B AH N AA N AH', bananas: 'B AH N AA N AH Z', route: 'R UW T', vase: 'V AA Z', ballet: 'B AE L EY', status: 'S T EY T AH S',
  patent: 'P EY T AH N T', charade: 'SH AH R AA D', drama: 'D R AA M AH', either: 'AY DH AH', neither: 'N AY DH AH', tuna: 'CH UW N AH',
  tuesday: 'CH UW Z D EY', student: 'S T Y UW D AH N T', students: 'S T Y UW D AH N T S', migraine: 'M IY G R EY N', premier: 'P R EH M IY AH',
  simultaneous: 'S IH M AH L T EY N IY AH S', semi: 'S EH M IY', anti: 'AE N T IY', renaissance: 'R IH N EY S AH N S',
  issue: 'IH S Y UW', issues: 'IH S Y UW Z', tissue: 'T IH S Y UW', tissues: 'T IH S Y UW Z', secretary: 'S EH K R AH T R IY',
  military: 'M IH L IH T R IY', necessary: 'N EH S AH S R IY', territory: 'T EH R IH T R IY', category: 'K AE T AH G R IY',
  literature: 'L IH T R AH CH AH', temporary: 'T EH M P R AH R IY', contrary: 'K AO N T R AH R IY', library: 'L AY B R IY',
  ordinary: 'AO D AH N R IY', strawberry: 'S T R AO B R IY', dictionary: 'D IH K SH AH N R IY', monetary: 'M AH N IH T R IY',
} // prettier-ignore

/** After these vowels a British speaker says a schwa for the /r/ (near, here, tour); after the others, nothing. */
const GLIDES = new Set(['IH', 'IY', 'UH', 'AY', 'AW'])

/**
 * How a speaker from England says a word, from its American pronunciation: no /r/ but before a vowel, /ɑː/ in BATH words, a
 * rounded vowel in LOT words, /j/ in new and due. One variant with all of it, or null where nothing differs: few variants
 * keep the reading graph small and other words from fitting.
 */
export function britishVariant(word: string, american: readonly string[]): string[] | null {
  if (Object.hasOwn(BRITISH_WORDS, word)) return (BRITISH_WORDS[word] ?? '').split(' ')
  const changed = withYod(withoutR(withLot(withBath(american, word), word)))
  return changed.join(' ') === american.join(' ') ? null : changed
}

function withBath(phones: readonly string[], word: string): string[] {
  const stem = word.replace(ENDING, '')
  if (![word, stem, `${stem}e`].some((form) => BATH.has(form))) return [...phones]
  // In a compound such as broadcast the vowel stands in the last part, else in the first.
  const isCompound = /^(?:broad|fore|news|over|under|out|photo|para|tele|trans|contr)/.test(word)
  const at = isCompound ? phones.lastIndexOf('AE') : phones.indexOf('AE')
  return phones.map((phone, i) => (i === at ? 'AA' : phone))
}

/** American /ɑ/ spelled o is the British rounded vowel of lot, nearest to AO. */
function withLot(phones: readonly string[], word: string): string[] {
  const isSpelledO = word.includes('o') && !word.includes('a')
  return phones.map((phone, i) => (phone === 'AA' && isSpelledO && phones[i + 1] !== 'R' ? 'AO' : phone))
}

function withoutR(phones: readonly string[]): string[] {
  return phones.flatMap((phone, i) => {
    const before = phones[i - 1]
    const isBeforeVowel = isVowel(phones[i + 1] ?? '')
    if (phone === 'ER' && !isBeforeVowel && i === lastVowelOf(phones) && i > 0 && phones.slice(0, i).some(isVowel))
      return ['AH']
    if (phone !== 'R' || before === undefined || !isVowel(before) || isBeforeVowel) return [phone]
    return GLIDES.has(before) ? ['AH'] : []
  })
}

function lastVowelOf(phones: readonly string[]): number {
  return phones.findLastIndex(isVowel)
}

function withYod(phones: readonly string[]): string[] {
  return phones.flatMap((phone, i) => (phone === 'UW' && YOD.has(phones[i - 1] ?? '') ? ['Y', 'UW'] : [phone]))
}
