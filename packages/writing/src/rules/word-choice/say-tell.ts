import { ACCUSATIVES } from '@rehearsal/english/classes/classes'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const TELL_OF: Readonly<Record<string, string>> = wordTable({
  say: 'tell',
  says: 'tells',
  said: 'told',
  saying: 'telling',
})

export const sayTell: Rule = {
  id: 'say-tell',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const tell = TELL_OF[token.lower]
  if (tell !== undefined && ACCUSATIVES.has(at(1)?.lower ?? '')) {
    const message = `“say” takes no person as its object: “${tell} ${at(1)?.lower}”.`
    return [{ from: token, to: token, message, suggestions: [tell] }]
  }
  const to = at(1)
  // “He told that it was late”, but “was told that” and “I could tell that”.
  if (/^(?:told|tells)$/u.test(token.lower) && to?.lower === 'that' && /^(?:PRON|DET)$/u.test(at(2)?.pos ?? '')) {
    const isOwn = at(-1)?.pos === 'PRON' || at(-1)?.pos === 'NOUN' || at(-1)?.pos === 'PROPN'
    if (!isOwn || /^(?:which|who|story|it|that)$/u.test(at(-1)?.lower ?? '')) return []
    const right = token.lower === 'told' ? 'said' : 'says'
    return [
      {
        from: token,
        to: token,
        message: `“${token.text}” needs the person who is told; else say “${right}”.`,
        suggestions: [right],
      },
    ]
  }
  if (!/^(?:tell|tells|told)$/u.test(token.lower) || to?.lower !== 'to' || !ACCUSATIVES.has(at(2)?.lower ?? ''))
    return []
  const message = `“${token.lower}” takes the person directly: leave out “to”.`
  return [{ from: token, to, message, suggestions: [token.text] }]
}
