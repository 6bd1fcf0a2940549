import { expect, test } from 'vitest'
import { parseText } from '../text/parse-text.ts'
import { judgeProse } from './judge-prose.ts'

function reason(text: string): string | null {
  return judgeProse(parseText(text), new Set()).notProse
}

test.each([
  'Bees are dying.',
  'I think is very good that people have car because is more fast and they can go to work but also is bad for environment and make many noise in city.',
  'my country have many problem with water and goverment not do nothing, peoples must to buy water in shop every day and is very expensive for poor family',
  'In this passage author say about history of sleep how people before they sleeping two time and now sleeping one time because of light electricity.',
  'Student study university need money for pay house food book, government should give help them for continue study.',
  'In nowadays bee is dying becouse the peoples use many pesticide and it make fruit expensive for everybodys.',
  'According of text the robot is take job of human in factory and this thing cause unemployment but in same time create new kind work.',
  'Dr. Nguyen Van Thanh of Đà Nẵng told reporters that Qanats in Yazd had survived.',
  'No.',
])('a learner’s sentence is prose: %s', (text) => {
  expect(reason(text)).toBeNull()
})

test.each([
  ['', 'empty'],
  ['?!', 'empty'],
  ['asdf hjkl qwer zxcv poiu lkjh mnbv', 'unknown_words'],
  ['Asdf Hjkl Qwer Zxcv Poiu Lkjh Mnbv', 'unknown_words'],
  [
    'Las ciudades crecen muy rápido y los planificadores creen que los espacios verdes reducen el estrés.',
    'unknown_words',
  ],
  ['النحل يموت بسبب المبيدات الحشرية في أوروبا', 'unknown_words'],
  ['bees pollinate food decline pesticides disease flowers plant farmers ban chemicals governments', 'word_list'],
  [
    'the cities reduce growing planners. and believe green of many that health improve spaces residents stress law should by protected they the be of quickly although so',
    'word_order',
  ],
  [
    'Cities grow very fast now. Cities grow very fast now. Cities grow very fast now. Cities grow very fast now. Cities grow very fast now.',
    'repetition',
  ],
])('%j is no prose: %s', (text, why) => {
  expect(reason(text)).toBe(why)
})

test('words of the passage count as known', () => {
  const text = 'Zorblax and qintar and glorp vexel.'
  const passage = new Set(['zorblax', 'qintar', 'glorp', 'vexel'])
  expect(judgeProse(parseText(text), passage).unknownShare).toBe(0)
  expect(judgeProse(parseText(text), new Set()).unknownShare).toBeGreaterThan(0.4)
})

test('a text backwards, pasted twice, or of scattered words with a phrase here and there is no prose', () => {
  const text =
    'The lecture explained why many bees have died in the last years. Farmers use strong chemicals, and wild flowers have become rare because every field is ploughed. The speaker added that some governments have banned the worst products, but she doubts that this will be enough for the insects.'
  const scattered =
    'History student useful computing timetable the because secondary. Subject of many year war king remain should remain business yes opinion reason give. The computing less history than find school for important world development society in the of advantages. Student teacher book date remember. Many many people think therefore however moreover furthermore the history in conclusion. Required subjects economy globe pollution first of all secondly. King queen money computer job future government should be required give. Useful is useful the less useful find history find. Secondary timetable business give reasons your answer.'
  expect(reason(text)).toBeNull()
  expect(reason(text.split(' ').toReversed().join(' '))).toBe('word_order')
  expect(reason(`${text} ${text}`)).toBe('repetition')
  expect(reason(scattered)).toBe('word_order')
})
