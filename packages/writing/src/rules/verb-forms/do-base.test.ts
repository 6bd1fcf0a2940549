import { testRule } from '../rule/testing/rule-cases.ts'
import { doBase } from './do-base.ts'

testRule(doBase, {
  accepts: [
    'They don’t realise how much it costs.',
    'We did not apologise.',
    'She does not like it.',
    'Most children do not practise any sport.',
    'I didn’t go there.',
    'Did they win?',
    'What he did matters little.',
    'I do not.',
    'Do you need help?',
    'They did nothing.',
    'He did it, not wanting to wait.',
    'I understood why does it works.',
  ],
  corrects: [
    ['She does not likes it.', 'She does not like it.'],
    ["I didn't went there.", "I didn't go there."],
    ['They did not won.', 'They did not win.'],
    ["He doesn't has money.", "He doesn't have money."],
    ['Did she went home?', 'Did she go home?'],
    ['Why did they left?', 'Why did they leave?'],
    ['We do not knowing him.', 'We do not know him.'],
    ['It did not worked.', 'It did not work.'],
  ],
  explains: ["I didn't went there.", 'After “did not” the verb has no ending: “go”.'],
})
