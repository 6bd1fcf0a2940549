import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { GappedText } from '../gapped-text/gapped-text.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { Timer } from '../timer/timer.tsx'
import { WordPicker } from '../word-picker/word-picker.tsx'

const counter = { count: 7, countLabel: (count: number) => `${count} words` }
const picker = { label: 'Text', instructions: 'Press a word' }

test.each<[name: string, element: ReactNode, text: string, isLeftAlone: boolean]>([
  ['a running time', <Timer seconds={7} label="Time" />, '0:07', true],
  ['a count', <TextArea label="Answer" counter={counter} />, '7 words', true],
  ['a text whose gaps are filled', <GappedText parts={['It ', '']} gap={() => <b>rose</b>} />, 'rose', true],
  [
    'a text whose words are chosen',
    <WordPicker words={['rose']} value={[]} onChange={() => {}} texts={picker} />,
    'rose',
    true,
  ],
  [
    'what tells how',
    <WordPicker words={['rose']} value={[]} onChange={() => {}} texts={picker} />,
    'Press a word',
    false,
  ],
  ['a label', <TextArea label="Answer" counter={counter} />, 'Answer', false],
])('a translator of pages leaves %s alone, or does not', (_name, element, text, isLeftAlone) => {
  render(element)
  expect(screen.getByText(text).closest('[translate=no]') !== null).toBe(isLeftAlone)
})
