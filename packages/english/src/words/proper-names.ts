import { capitalised } from '../text/capitalised.ts'
import { LIVING_NAMES } from './living-words.ts'

/** Countries, nations, languages, cities, days, months, faiths, feasts and firms whose names are no common words as well. */
const ONE_WORD = `english chinese spanish french german italian portuguese russian arabic persian japanese korean
  vietnamese indian pakistani iranian mexican brazilian african asian european american british canadian australian
  egyptian greek swedish norwegian ukrainian colombian peruvian argentinian argentine indonesian malaysian thai hindi urdu
  farsi islamic islam christian christians christianity muslim muslims spain france germany italy portugal russia iran iraq
  japan korea vietnam india pakistan mexico brazil africa asia europe america britain england scotland ireland canada
  australia egypt greece sweden norway ukraine colombia peru argentina indonesia malaysia thailand london paris tokyo beijing
  shanghai tehran cairo delhi madrid moscow berlin lisbon rome dubai istanbul monday tuesday wednesday thursday friday
  saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february april june july august
  september october november december christmas easter ramadan halloween
  afghan afghans afghanistan albania albanian algeria algerian angola angolan armenia armenian austria austrian azerbaijan
  azerbaijani bangladesh bangladeshi belarus belarusian belgium belgian bolivia bolivian bosnia bosnian bulgaria bulgarian
  burma burmese cambodia cambodian cameroon cameroonian cuba cuban cyprus czech danish denmark dutch ecuador ecuadorian
  estonia estonian ethiopia ethiopian finland finnish ghana ghanaian guatemala honduras hungary hungarian iceland icelandic
  iraqi israel israeli jamaica jamaican kazakh kazakhs kazakhstan kenya kenyan kuwait kuwaiti kyrgyz kyrgyzstan laos latvia
  latvian lebanon lebanese libya libyan lithuania lithuanian macedonia macedonian malawi maltese mauritius moldova mongolia
  mongolian morocco moroccan mozambique myanmar nepal nepali nepalese netherlands nicaragua nigeria nigerian oman omani
  palestine palestinian paraguay philippines philippine filipino filipinos qatar qatari romania romanian rwanda rwandan saudi
  senegal senegalese serbia serbian singapore singaporean slovak slovakia slovenia slovenian somalia somali sudan sudanese
  swiss switzerland syria syrian syrians taiwan taiwanese tajik tajikistan tanzania tanzanian tibet tibetan tunisia tunisian
  turkish turkmen turkmenistan uganda ugandan uruguay uzbek uzbeks uzbekistan venezuela venezuelan welsh yemen yemeni zambia
  zambian zimbabwe americans europeans africans asians indians mexicans brazilians russians italians germans koreans
  australians canadians ukrainians iranians bengali punjabi tamil telugu marathi gujarati malayalam swahili hausa yoruba
  igbo amharic tagalog cantonese catalan
  bangkok hanoi saigon jakarta surabaya manila cebu seoul busan osaka kyoto taipei dhaka chittagong karachi lahore islamabad
  kabul mumbai bangalore chennai kolkata hyderabad kathmandu baghdad beirut damascus riyadh jeddah doha ankara izmir athens
  vienna prague warsaw budapest bucharest kyiv kiev minsk tashkent samarkand almaty astana bishkek baku tbilisi yerevan
  ulaanbaatar nairobi mombasa lagos abuja accra dakar kampala johannesburg casablanca toronto montreal vancouver sydney
  melbourne auckland barcelona milan amsterdam brussels geneva zurich stockholm oslo helsinki copenhagen dublin edinburgh
  manchester liverpool cambridge chicago california texas florida bogota caracas
  buddhist buddhists buddhism hindu hindus hinduism quran koran jewish judaism microsoft samsung wikipedia toyota
  antarctica`

/** Those spelt with another capital than the first alone. */
const SPELT: readonly string[] = ['iPhone', 'iPhones', 'iPad', 'LinkedIn', 'PowerPoint']

/** The right form of a name that stands in small letters. */
export const PROPER_NAMES: ReadonlyMap<string, string> = new Map([
  ...ONE_WORD.split(/\s+/u).map((name) => [name, capitalised(name)] as const),
  ...[...LIVING_NAMES, ...SPELT].map((name) => [name.toLowerCase(), name] as const),
])

/** Names of two words; one of them alone is a common word, or half a name. */
export const NAME_PAIRS: ReadonlyMap<string, string> = new Map(
  `new york | hong kong | united states | united kingdom | los angeles | san francisco | saudi arabia | sri lanka | south korea |
  north korea | south africa | new zealand | costa rica | puerto rico | el salvador | buenos aires | kuala lumpur | addis ababa |
  abu dhabi | tel aviv | phnom penh | viet nam | middle east | latin america | south america | north america | latin american |
  south american | north american | south korean | southeast asia | soviet union | european union | eiffel tower | google maps |
  middle eastern | black friday | mother teresa | nelson mandela | steve jobs | mount everest | pacific ocean |
  atlantic ocean | indian ocean | mediterranean sea | czech republic | cape town | mexico city | las vegas |
  google translate | google classroom | microsoft word | microsoft teams`
    .split('|')
    .map((pair) => pair.trim())
    .map((pair) => [pair, pair.split(' ').map(capitalised).join(' ')]),
)
