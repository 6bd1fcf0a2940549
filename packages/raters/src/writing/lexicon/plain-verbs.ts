/** In the list for their meaning, but too often nouns to be told by the word alone. */
const NOUNS_TOO = new Set('support offer decrease practise save'.split(' '))

/** Common verbs whose base form is hardly ever a noun or an adjective, so that they can be told by the word alone. */
export const PLAIN_VERBS: ReadonlySet<string> = new Set(
  `accept achieve add affect agree allow apply arrive assume avoid be become begin believe belong bring build buy carry
  choose collect communicate compare compete consider consist consume contain continue convince create decide decrease
  defend deliver depend describe destroy develop disagree disappear discover discuss eat educate emphasize encourage
  enjoy enter establish exist expand expect explain express extend find follow forget get give go grow happen have hear
  hire identify ignore imagine improve include inform introduce invent invest involve join keep know lead learn listen
  live lose maintain make manage mean meet obtain occur offer organize participate perform persuade practise prefer
  prepare pretend prevent produce promote protect prove provide publish reach read realize receive recognize recommend
  recycle reduce refuse remain remember remove replace require save say see seem select sell send sit solve speak spend
  suffer suggest support survive take teach tell think threaten throw understand unite wear win write`
    .split(/\s+/u)
    .filter((word) => word !== '' && !NOUNS_TOO.has(word)),
)
