import { dialectOf } from '@rehearsal/english/words/word-bands'
import type { Problem } from '../problem.ts'
import type { BankQuestion } from './bank-question.ts'
import { plainWords } from './plain-words.ts'

/** Words that sound alike. A gap shows too little to tell by, so none of them may stand in one. */
const SOUND_ALIKE = `
  aisle isle | altar alter | aloud allowed | bare bear | berth birth | bored board | boarder border | brake break
  bridal bridle | cell sell | cellar seller | censor sensor | cereal serial | chord cord | complement compliment
  complementary complimentary | core corps | council counsel | councillor counsellor | councilor counselor
  course coarse | currant current | cue queue | cymbal symbol | dear deer | dependant dependent | die dye
  discreet discrete | draft draught | dual duel | ensure insure | fair fare | feat feet | flour flower | forth fourth
  gait gate | grate great | guessed guest | hair hare | hall haul | heal heel | hoarse horse | idle idol | key quay
  knead need | lead led | leak leek | lessen lesson | loan lone | made maid | mail male | main mane | manner manor
  marshal martial | meat meet | medal meddle | metal mettle | miner minor | morning mourning | muscle mussel
  naval navel | pail pale | pain pane | pair pear | passed past | patience patients | peace piece | peak peek pique
  pedal peddle | peer pier | plain plane | pole poll | pore pour | presence presents | principal principle | prise prize
  profit prophet | rain reign rein | raise raze | right rite write | road rode | role roll | root route | sail sale
  scene seen | sea see | seam seem | shore sure | sight site cite | soar sore | sole soul | some sum | son sun
  stair stare | stake steak | stationary stationery | steal steel | storey story | storeys stories | straight strait
  suite sweet | tail tale | team teem | threw through | throne thrown | toe tow | vain vein vane | waist waste
  wait weight | warn worn | wave waive | weak week | weather whether | wood would | yoke yolk
`
/** Of these even a whole sentence often allows both. */
const NEVER_TOLD = `
  complementary complimentary | councillor counsellor | councilor counselor | dependant dependent | discreet discrete
  draft draught | site sight cite | storey story | storeys stories
`
/** Spelled alike in both countries by SCOWL's lists, yet differently by many good writers. */
const TWO_WAYS = new Set([
  'judgement',
  'judgment',
  'focused',
  'focussed',
  'grey',
  'gray',
  'adviser',
  'advisor',
  'enquiry',
  'inquiry',
])

const groupsOf = (list: string) =>
  list
    .split(/[|\n]/u)
    .map((group) => group.split(/\s+/u).filter(Boolean))
    .flatMap((group) => group.map((word): [string, string[]] => [word, group.filter((other) => other !== word)]))
const inGap = new Map(groupsOf(SOUND_ALIKE))
const inSentence = new Map(groupsOf(NEVER_TOLD))

/** A word whose spelling is marked can be spelled in one way only: alike in Britain and America, and unlike what sounds the same. */
export function checkDisputedSpelling(questions: readonly BankQuestion[]): Problem[] {
  return questions.flatMap(({ file, facts: { spelled, subject } }) => {
    if (!spelled) return []
    const alike = spelled.text === subject.text ? inSentence : inGap
    return plainWords(spelled.text).flatMap((word) => {
      const { field } = spelled
      const others = alike.get(word)
      if (others)
        return [{ file, field, message: `"${word}" sounds like "${others.join('" and "')}": use another word` }]
      if (dialectOf(word) === undefined && !TWO_WAYS.has(word)) return []
      return [{ file, field, message: `"${word}" is not spelled alike everywhere: use another word` }]
    })
  })
}
