import type { Rule, RuleMatch } from './rule.ts'
import { type Place, placesOf, wordSet } from './tokens.ts'

const TELL_OF: Readonly<Record<string, string>> = { say: 'tell', says: 'tells', said: 'told', saying: 'telling' }
const PERSONS = wordSet('me him us them')

export const sayTell: Rule = {
  id: 'say-tell',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const tell = TELL_OF[token.lower]
  if (tell !== undefined && PERSONS.has(at(1)?.lower ?? '')) {
    const message = `“say” takes no person as its object: “${tell} ${at(1)?.lower}”.`
    return [{ from: token, to: token, message, suggestions: [tell] }]
  }
  const to = at(1)
  if (!/^(?:tell|tells|told)$/u.test(token.lower) || to?.lower !== 'to' || !PERSONS.has(at(2)?.lower ?? '')) return []
  const message = `“${token.lower}” takes the person directly: leave out “to”.`
  return [{ from: token, to, message, suggestions: [token.text] }]
}
