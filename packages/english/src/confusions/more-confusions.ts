import { wordSet } from '../text/word-set.ts'
import type { Confusion } from './confusions.ts'

/** Words that are right elsewhere, told by their neighbours; the second part of `confusions.ts`. */
export const MORE_CONFUSIONS: readonly Confusion[] = [
  {
    wrong: 'specially',
    right: 'especially',
    before: wordSet(
      'in when for if because at with on the those young children during as since people between among my from after about if girls boys women students a his her their our its',
    ),
    after: wordSet(
      ', . important good bad true life people children things cities countries city country time students much and but school problem problems day days',
    ),
  },
  {
    wrong: 'sometime',
    right: 'sometimes',
    before: wordSet('i he she we they it people you students children parents is are'),
    after: wordSet('. , and but because that when if so'),
  },
  {
    wrong: 'quite',
    right: 'quiet',
    before: wordSet('. , and place life'),
    after: wordSet('and is very too so more a'),
  },
  {
    wrong: 'there',
    right: 'their',
    before: wordSet(
      'parents families lives minds homework opinions dreams goals careers own kids friends family children job jobs studies phones products skills future health countries opinion culture customers homes behavior behaviour money',
    ),
    after: wordSet(
      'ask asks sell sells use uses help helps love loves with of for about do spend spends lose change leave improve enjoy finish achieve express give share by from take takes get make makes feed protect teach waste follow reach study lost in on to',
    ),
  },
  {
    wrong: 'exited',
    right: 'excited',
    after: wordSet('very so was were am is are really more too feel felt be been and'),
    before: wordSet('. , and when because that about to with for but !'),
  },
  {
    wrong: 'beside',
    right: 'besides',
    before: wordSet(', that this these those'),
    after: wordSet('. , and but moreover'),
  },
  { wrong: 'breath', right: 'breathe', after: wordSet("hardly could can't couldn't n't barely easily") },
  {
    wrong: 'loose',
    right: 'lose',
    after: wordSet("to can could will would not n't you we they i may might who don't people"),
    before: wordSet(
      'the their his her my our your its everything weight time money control hope it them some many a all',
    ),
  },
  {
    wrong: 'quite',
    right: 'quiet',
    after: wordSet('a very'),
    before: wordSet('area place street neighbourhood town village room life'),
  },
  {
    wrong: 'form',
    right: 'from',
    after: wordSet(
      'suffer suffers suffered come comes came far away different learn learned benefit benefits apart prevent recover',
    ),
  },
  {
    wrong: 'lead',
    right: 'led',
    after: wordSet('has have had'),
    before: wordSet('to'),
  },
  { wrong: 'payed', right: 'paid' },
  { wrong: 'alot', right: 'a lot' },
  {
    wrong: 'practise',
    right: 'practice',
    after: wordSet('the in good more of into'),
    before: wordSet('. , and is of'),
  },
  { wrong: 'extinct', right: 'extinction', after: wordSet('from of to'), before: wordSet('. , and because') },
  {
    wrong: 'then',
    right: 'than',
    after: wordSet(
      'more less better worse bigger smaller cheaper easier faster rather higher lower older younger other fewer safer healthier',
    ),
    before: wordSet('in the a we i you he they to it before ever my other any that those one two'),
  },
  {
    wrong: 'heath',
    right: 'health',
    after: wordSet('your our their my his for mental physical good bad public human'),
  },
  {
    wrong: 'patient',
    right: 'patience',
    after: wordSet('have no of without enough much'),
    before: wordSet('to and . , with because'),
  },
  {
    wrong: 'to',
    right: 'too',
    before: wordSet('much many late expensive early'),
    after: wordSet('is are was were be it came come arrived comes not'),
  },
  {
    wrong: 'weather',
    right: 'whether',
    after: wordSet('know decide sure wonder ask matter question'),
    before: wordSet('it to i he she they we or the you'),
  },
  {
    wrong: 'were',
    right: 'where',
    after: wordSet('place city country town village house area school restaurant'),
    before: wordSet('i we they he she people'),
  },
  {
    wrong: 'thought',
    right: 'though',
    after: wordSet('even as'),
    before: wordSet('i it the he she we they there my if you'),
  },
  { wrong: 'personal', right: 'personnel', before: wordSet('department manager') },
  { wrong: 'cloths', right: 'clothes', after: wordSet('my his her their your our new buy wear of the some warm') },
  {
    wrong: 'desert',
    right: 'dessert',
    after: wordSet('for delicious sweet chocolate'),
    before: wordSet('. , after and with because'),
  },
  { wrong: 'diary', right: 'dairy', before: wordSet('products product farm food') },
  { wrong: 'principle', right: 'principal', before: wordSet('reason aim goal cause'), after: wordSet('the a main') },
  { wrong: 'your', right: 'you’re', before: wordSet('going doing making not a an the') },
  {
    wrong: 'their',
    right: 'there',
    before: wordSet('. , tomorrow yesterday again because when'),
    after: wordSet(
      'go goes went going come comes came live lives lived stay stayed be been is are was were here over out get arrive arrived work worked',
    ),
  },
]
