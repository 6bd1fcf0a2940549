import { BE_FORMS, HAVE_FORMS } from '@rehearsal/english/classes/classes'
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { withWords } from '@rehearsal/english/text/word-set'
import { isKnownWord } from '../../dictionary/dictionary.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

/** The regular past of an irregular verb, where that is no word of its own: `drived`, `buyed`, not `seed`. */
const INVENTED = new Map(
  [...IRREGULAR_VERBS.values()].flatMap((forms) => {
    const { base } = forms
    const doubled = /[aeiou][bdgnptm]$/u.test(base) ? [`${base}${base.slice(-1)}ed`] : []
    const regular = base.endsWith('e') ? [`${base}d`] : [`${base}ed`, ...doubled]
    return regular.filter((word) => !isKnownWord(word)).map((word) => [word, forms] as const)
  }),
)
const BEFORE_PARTICIPLE = withWords(BE_FORMS, HAVE_FORMS)

export const irregularVerb: Rule = {
  id: 'irregular-verb',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const forms = INVENTED.get(token.lower)
  if (forms === undefined) return []
  const isParticiple = isOneOf(at(-1), BEFORE_PARTICIPLE) || isOneOf(at(-2), BEFORE_PARTICIPLE)
  const right = isParticiple ? forms.participle : forms.past
  const message = `“${forms.base}” is irregular: ${forms.base}, ${forms.past}, ${forms.participle}.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, right)] }]
}
