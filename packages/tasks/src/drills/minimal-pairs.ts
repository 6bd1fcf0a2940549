/** Two words that differ in one sound alone. */
export type MinimalPair = readonly [string, string]

/** Two sounds (ARPABET) that learners take for each other, and words that only they tell apart: the first has the first. */
export type Contrast = { sounds: readonly [string, string]; pairs: readonly MinimalPair[] }

const contrast = (first: string, second: string, pairs: string): Contrast => ({
  sounds: [first, second],
  pairs: pairs.split(' ').map((pair): MinimalPair => {
    const [one = '', other = ''] = pair.split('/')
    return [one, other]
  }),
})

/**
 * Words to tell weak sounds apart by, authored for this product. A test holds every pair against the pronunciation
 * dictionary of the speech engine: American English, the most usual pronunciation of each word.
 */
export const contrasts: readonly Contrast[] = [
  // Consonants by place and manner.
  contrast('TH', 'S', 'think/sink thick/sick path/pass mouth/mouse thaw/saw worth/worse'),
  contrast('TH', 'T', 'thin/tin thank/tank three/tree both/boat death/debt thought/taught'),
  contrast('TH', 'F', 'three/free thought/fought thin/fin thirst/first threat/fret thread/Fred'),
  contrast('TH', 'D', 'thigh/die thumb/dumb thump/dump thin/din'),
  contrast('DH', 'D', 'they/day then/den those/doze breathe/breed though/dough worthy/wordy'),
  contrast('DH', 'Z', 'breathe/breeze clothing/closing teethe/tease bathe/bays then/zen'),
  contrast('DH', 'V', 'than/van that/vat thy/vie leather/lever'),
  contrast('V', 'W', 'vest/west vine/wine vet/wet veil/whale verse/worse vent/went'),
  contrast('V', 'B', 'vest/best vote/boat very/berry van/ban vowel/bowel curve/curb'),
  contrast('V', 'F', 'van/fan vine/fine leave/leaf save/safe view/few prove/proof'),
  contrast('F', 'P', 'fast/past fan/pan coffee/copy fine/pine leaf/leap cuff/cup'),
  contrast('F', 'HH', 'fat/hat fair/hair fold/hold feet/heat fill/hill'),
  contrast('P', 'B', 'pack/back pie/buy rope/robe cap/cab pear/bear simple/symbol'),
  contrast('T', 'D', 'town/down ten/den write/ride seat/seed bet/bed try/dry'),
  contrast('K', 'G', 'coat/goat came/game back/bag class/glass pick/pig duck/dug'),
  contrast('S', 'Z', 'price/prize ice/eyes peace/peas loose/lose rice/rise sue/zoo'),
  contrast('S', 'SH', 'sell/shell see/she save/shave class/clash mess/mesh sort/short'),
  contrast('SH', 'CH', 'ship/chip share/chair wash/watch cash/catch sheep/cheap shoes/choose'),
  contrast('CH', 'JH', 'cheap/jeep choke/joke rich/ridge batch/badge cherry/jerry etch/edge'),
  contrast('CH', 'T', 'chin/tin chip/tip each/eat beach/beat match/mat chest/test'),
  contrast('S', 'CH', 'sip/chip sin/chin seat/cheat sick/chick mass/match'),
  contrast('Z', 'JH', 'raise/rage sees/siege zest/jest fuzz/fudge buzz/budge'),
  contrast('Z', 'D', 'rise/ride size/side rose/road buzz/bud'),
  contrast('Y', 'JH', 'yet/jet yam/jam yellow/jello yolk/joke use/juice'),
  contrast('L', 'R', 'light/right long/wrong glass/grass clown/crown fly/fry play/pray'),
  contrast('L', 'N', 'light/night low/know slow/snow lot/not line/nine lap/nap'),
  contrast('R', 'W', 'rest/west ring/wing rake/wake right/white ride/wide rate/wait'),
  contrast('M', 'N', 'mice/nice might/night some/sun term/turn warm/warn comb/cone'),
  contrast('N', 'NG', 'thin/thing sun/sung ban/bang ran/rang win/wing sin/sing'),
  // Vowels.
  contrast('IH', 'IY', 'ship/sheep hill/heel fill/feel sit/seat chip/cheap bit/beat'),
  contrast('IH', 'EH', 'sit/set big/beg pin/pen will/well bill/bell fill/fell'),
  contrast('EH', 'AE', 'bed/bad men/man said/sad pen/pan send/sand guess/gas'),
  contrast('EH', 'EY', 'pen/pain wet/wait sell/sail test/taste debt/date men/main'),
  contrast('EH', 'AH', 'bed/bud net/nut ten/ton dell/dull desk/dusk many/money'),
  contrast('AE', 'AH', 'cat/cut ran/run cap/cup bat/but ankle/uncle track/truck'),
  contrast('AE', 'AA', 'cat/cot hat/hot map/mop black/block cap/cop lack/lock'),
  contrast('AA', 'AH', 'lock/luck cot/cut shot/shut doll/dull stock/stuck'),
  contrast('AO', 'OW', 'law/low called/cold walk/woke hall/hole ball/bowl saw/so'),
  contrast('UH', 'UW', 'full/fool pull/pool look/luke should/shooed could/cooed'),
  contrast('AH', 'UH', 'luck/look buck/book tuck/took putt/put'),
  contrast('OW', 'AW', 'no/now load/loud oat/out tone/town phoned/found coach/couch'),
  contrast('OW', 'UW', 'soap/soup show/shoe grow/grew boat/boot stole/stool coal/cool'),
  contrast('ER', 'AO', 'work/walk world/walled curl/call girl/gall third/thawed'),
  contrast('ER', 'EH', 'bird/bed burst/best turn/ten first/fest heard/head'),
  contrast('AY', 'EY', 'rice/race buy/bay like/lake time/tame white/wait die/day'),
  contrast('AY', 'IH', 'like/lick time/Tim white/wit mice/miss light/lit write/writ'),
]
