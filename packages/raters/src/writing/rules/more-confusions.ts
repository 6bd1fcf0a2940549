import type { Confusion } from './confusions.ts'
import { wordSet } from './tokens.ts'

/** Words that are right elsewhere, told by their neighbours; the second part of `confusions.ts`. */
export const MORE_CONFUSIONS: readonly Confusion[] = [
  {
    wrong: 'specially',
    right: 'especially',
    before: wordSet('in when for if because at with on the those young children during as since people between among'),
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
