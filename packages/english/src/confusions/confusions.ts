import { wordSet } from '../text/word-set.ts'

export type Confusion = {
  wrong: string
  right: string
  /** The wrong word is meant wrong after or before one of these. */
  after?: ReadonlySet<string>
  before?: ReadonlySet<string>
}

const POSSESSIVES = wordSet('my your his her our their')
/** Rare words that learners never mean. */
const ALWAYS =
  'ourself>ourselves|theirself>themselves|themself>themselves|whit>with|thru>through|tha>the|ther>there|wen>when|wat>what|hes>he’s|shes>she’s|sine>since|loosing>losing|costums>customs|costumers>customers|loyer>lawyer|wether>whether'

/** English words that stand where another word is meant; each is told by its neighbours. */
export const CONFUSIONS: readonly Confusion[] = [
  { wrong: 'wont', right: 'won’t', after: wordSet('i it we they he she you people that this which will') },
  { wrong: 'cant', right: 'can’t', after: wordSet('i it we they he she you people that this which who and') },
  {
    wrong: 'dose',
    right: 'does',
    before: wordSet("not n't it he she this that the"),
    after: wordSet('it he she this that what how which who people also and .'),
  },
  {
    wrong: 'quit',
    right: 'quite',
    before: wordSet('different difficult easy good big small important expensive common similar'),
  },
  { wrong: 'expend', right: 'spend', before: wordSet('money time more much a the their our his my too all') },
  { wrong: 'chose', right: 'choose', after: wordSet('to can will should must could would may') },
  {
    wrong: 'lost',
    right: 'lose',
    after: wordSet('to can will should must could would may'),
    before: wordSet('the their his my our a time money it weight many all your her much'),
  },
  {
    wrong: 'safe',
    right: 'save',
    after: wordSet('to can will could'),
    before: wordSet('money time the our energy water more lives'),
  },
  { wrong: 'breath', right: 'breathe', after: wordSet('to can not we they i you could') },
  {
    wrong: 'advertise',
    right: 'advertisement',
    after: wordSet('the an this these of in'),
    before: wordSet('is are was on in and that for'),
  },
  { wrong: 'belief', right: 'believe', after: wordSet('i we they people you to') },
  { wrong: 'prove', right: 'proof', after: wordSet('a no the') },
  { wrong: 'peace', right: 'piece', before: wordSet('of'), after: wordSet('a one') },
  { wrong: 'weak', right: 'week', after: wordSet('last next every this per once') },
  { wrong: 'wear', right: 'were', before: wordSet('very not so many'), after: wordSet('they we there people you') },
  {
    wrong: 'buy',
    right: 'by',
    before: wordSet('car bus train plane myself himself the'),
    after: wordSet('go travel went come made'),
  },
  { wrong: 'here', right: 'hear', after: wordSet('can to'), before: wordSet('the that about it you music a') },
  { wrong: 'right', right: 'write', after: wordSet('to can'), before: wordSet('a about letters an essays') },
  { wrong: 'except', right: 'accept', after: wordSet('i we they'), before: wordSet('the it this that my your his') },
  {
    wrong: 'to',
    right: 'too',
    before: wordSet('much many'),
    after: wordSet('. is are have has it there with spend eat use'),
  },
  { wrong: 'know', right: 'now', after: wordSet('until till right from'), before: wordSet('. , i we the on') },
  {
    wrong: 'now',
    right: 'know',
    after: wordSet("n't to"),
    before: wordSet('how what why that the about if where who it him'),
  },
  {
    wrong: 'hear',
    right: 'here',
    after: wordSet('from live lives living come came'),
    before: wordSet('. , in and for since'),
  },
  { wrong: 'then', right: 'than', after: wordSet('rather other less') },
  {
    wrong: 'were',
    right: 'where',
    after: wordSet('countries cities places world'),
    before: wordSet('people there you we they'),
  },
  {
    wrong: 'live',
    right: 'life',
    after: wordSet('daily real social modern normal whole everyday happy long better good'),
    before: wordSet('. , and is was in because with but of for without'),
  },
  { wrong: 'plane', right: 'plan', after: wordSet('my good the a'), before: wordSet('for to') },
  { wrong: 'collage', right: 'college', after: wordSet('in to at the my from go') },
  {
    wrong: 'sale',
    right: 'sell',
    after: wordSet('to can they will companies'),
    before: wordSet('their the products more it a them this'),
  },
  {
    wrong: 'no',
    right: 'know',
    after: wordSet("n't"),
    before: wordSet('what how why if whether where who about the him her them it weather'),
  },
  {
    wrong: 'weather',
    right: 'whether',
    before: wordSet('he she it we they i you'),
    after: wordSet('know decide ask asked wonder sure discuss no'),
  },
  {
    wrong: 'except',
    right: 'accept',
    after: wordSet('to will can would should must not'),
    before: wordSet('the it this that my your his her them our an a'),
  },
  {
    wrong: 'passed',
    right: 'past',
    after: wordSet('the'),
    before: wordSet('years year few two three ten decade century months'),
  },
  {
    wrong: 'life',
    right: 'live',
    after: wordSet('i we they people who to'),
    before: wordSet('in with near here there at alone together'),
  },
  {
    wrong: 'live',
    right: 'life',
    after: POSSESSIVES,
    before: wordSet('. , and is was in because easier better more so with but'),
  },
  { wrong: 'lives', right: 'life', after: wordSet('my'), before: wordSet('. , and is was') },
  {
    wrong: 'were',
    right: 'where',
    before: wordSet('i he she we they you'),
    after: wordSet('place city country house school town village'),
  },
  {
    wrong: 'form',
    right: 'from',
    after: wordSet('come comes came far different away apart suffer learn learned students people'),
    before: wordSet('the my a your other his her our their china india home'),
  },
  {
    wrong: 'fell',
    right: 'feel',
    after: wordSet('i we you they people to can'),
    before: wordSet('happy sad tired bad good better lonely that like bored comfortable'),
  },
  {
    wrong: 'thing',
    right: 'think',
    after: wordSet('i we they people you'),
    before: wordSet('that it the this is we about so they'),
  },
  {
    wrong: 'think',
    right: 'thing',
    after: wordSet('important same first best good bad main'),
    before: wordSet('is for in that . , to'),
  },
  {
    wrong: 'bee',
    right: 'be',
    after: wordSet('to will can should must may would could'),
    before: wordSet('a the able in very more happy good'),
  },
  {
    wrong: 'sea',
    right: 'see',
    after: wordSet('can to will could'),
    before: wordSet('you the it that my him her them a many'),
  },
  {
    wrong: 'brake',
    right: 'break',
    after: wordSet('to a short take have will'),
    before: wordSet('the from for and . between a my'),
  },
  { wrong: 'want', right: 'won’t', after: wordSet('it'), before: wordSet('be') },
  {
    wrong: 'been',
    right: 'being',
    after: wordSet('of without like before after from by'),
    before: wordSet('a able in late alone there at happy'),
  },
  {
    wrong: 'being',
    right: 'been',
    after: wordSet('have has had'),
    before: wordSet('a in to very there the able here'),
  },
  {
    wrong: 'principle',
    right: 'principal',
    after: wordSet('the'),
    before: wordSet('reason cause actor city'),
  },
  { wrong: 'dessert', right: 'desert', after: wordSet('sahara hot the'), before: wordSet('sand climate where') },
  { wrong: 'diary', right: 'dairy', before: wordSet('products farm milk industry') },
  { wrong: 'costumer', right: 'customer', before: wordSet('service is was and who care') },
  { wrong: 'sow', right: 'saw', after: wordSet('i we he she they'), before: wordSet('a the him her it them that my') },
  {
    wrong: 'effort',
    right: 'afford',
    after: wordSet('can not could to'),
    before: wordSet('to it such a the this that'),
  },
  { wrong: 'leave', right: 'live', after: wordSet('i we they people who'), before: wordSet('in near') },
  {
    wrong: 'hole',
    right: 'whole',
    after: wordSet('the my a'),
    before: wordSet('world day family country life time year night week city'),
  },
  { wrong: 'wether', right: 'weather', after: wordSet('the nice good bad') },
  {
    wrong: 'witch',
    right: 'which',
    after: wordSet('in , with for'),
    before: wordSet('is are was i we they he can will has have it'),
  },
  { wrong: 'tough', right: 'though', after: wordSet('even as'), before: wordSet('i he she it we they the you there') },
  { wrong: 'trough', right: 'through', before: wordSet('the a this my our it') },
  {
    wrong: 'thought',
    right: 'taught',
    after: wordSet('teacher teachers was has school'),
    before: wordSet('me us him children'),
  },
  { wrong: 'thanks', right: 'thank', before: wordSet('you') },
  {
    wrong: 'cloth',
    right: 'clothes',
    after: wordSet('wear buy wash new my their her his'),
    before: wordSet('. , and in for'),
  },
  ...ALWAYS.split('|').map((pair) => ({ wrong: pair.replace(/>.*/u, ''), right: pair.replace(/.*>/u, '') })),
]
