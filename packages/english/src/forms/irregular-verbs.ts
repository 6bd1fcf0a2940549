/** base past participle; where a form has variants, the commonest. */
const FORMS = `be was been|become became become|begin began begun|bend bent bent|bet bet bet|bind bound bound|bite bit bitten|
bleed bled bled|blow blew blown|break broke broken|breed bred bred|bring brought brought|build built built|burst burst burst|
buy bought bought|catch caught caught|choose chose chosen|cling clung clung|come came come|cost cost cost|creep crept crept|
cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|
fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|flee fled fled|fly flew flown|
forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got|give gave given|
go went gone|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|
hurt hurt hurt|keep kept kept|know knew known|lay laid laid|lead led led|leave left left|lend lent lent|let let let|
lie lay lain|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|put put put|read read read|
ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|
send sent sent|set set set|shake shook shaken|shine shone shone|shoot shot shot|show showed shown|shrink shrank shrunk|
shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|speak spoke spoken|
spend spent spent|spin spun spun|split split split|spread spread spread|spring sprang sprung|stand stood stood|
steal stole stolen|stick stuck stuck|sting stung stung|strike struck struck|swear swore sworn|sweep swept swept|
swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|
throw threw thrown|understand understood understood|undertake undertook undertaken|wake woke woken|wear wore worn|
weave wove woven|weep wept wept|win won won|withdraw withdrew withdrawn|write wrote written|overcome overcame overcome|
rebuild rebuilt rebuilt|mistake mistook mistaken|undergo underwent undergone|arise arose arisen|bear bore borne`

type VerbForms = { base: string; past: string; participle: string }

/** Irregular verbs by their base form. */
export const IRREGULAR_VERBS: ReadonlyMap<string, VerbForms> = new Map(
  FORMS.split('|').map((line) => {
    const [base = '', past = '', participle = ''] = line.trim().split(' ')
    return [base, { base, past, participle }]
  }),
)

/** Irregular past forms that are neither the base nor the participle (`went`, `took`), with their verb. */
export const DISTINCT_PASTS: ReadonlyMap<string, VerbForms> = new Map(
  [...IRREGULAR_VERBS.values()]
    .filter(({ base, past, participle }) => past !== base && past !== participle)
    .map((forms) => [forms.past, forms]),
)

/** Irregular participles that are neither the base nor the past (`gone`, `taken`), with their verb. */
export const DISTINCT_PARTICIPLES: ReadonlyMap<string, VerbForms> = new Map(
  [...IRREGULAR_VERBS.values()]
    .filter(({ base, past, participle }) => participle !== base && participle !== past)
    .map((forms) => [forms.participle, forms]),
)
