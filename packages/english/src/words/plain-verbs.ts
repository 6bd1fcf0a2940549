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
  suffer suggest support survive take teach tell think threaten throw understand unite wear win write
  memorize memorise analyze analyse adapt admire advertise annoy apologize apologise appreciate assist attract
  borrow calculate celebrate complain concentrate connect contribute cooperate criticize criticise deny deserve
  differ disappoint discourage distribute earn eliminate enable endanger enhance ensure entertain evaluate exceed
  explore facilitate hesitate illustrate implement impress infect injure inspire interact interrupt irritate justify
  lend maximize minimize motivate observe occupy operate oppose overcome owe perceive pollute possess predict
  preserve prohibit pronounce propose punish reflect relax rely remind renew represent resemble resist resolve
  respond restrict retain retire reveal satisfy specialize specialise stimulate strengthen succeed surround sustain
  tend translate transform utilize vary verify weaken admit arrange attain consult cultivate deprive derive detect
  devote disturb emerge engage enrich evolve fulfil fulfill generate imply indicate integrate interfere invite
  locate migrate modify obey pursue qualify rebuild recall reinforce relieve seek spoil submit tolerate undergo
  undertake accompany accomplish acquire adopt afford announce anticipate assure attach behave bother breathe cease
  compensate conclude confess confirm conserve construct cope declare dedicate determine dislike distinguish donate
  elect embarrass emit emphasise enforce equip erode exclude expose forbid forgive frighten heal inherit innovate
  inspect install instruct intend invade investigate isolate manufacture mention negotiate nominate organise
  originate overlook persist postpone pray prescribe presume proceed prolong purify realise recognise recover refer
  regulate rehearse restore reunite resign revolve shrink socialize socialise soothe specify subscribe supervise
  suppose surpass undermine unify violate wander warn`
    .split(/\s+/u)
    .filter((word) => word !== '' && !NOUNS_TOO.has(word)),
)
