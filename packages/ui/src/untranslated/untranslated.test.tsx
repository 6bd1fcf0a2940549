import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { GappedText } from '../gapped-text/gapped-text.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { Timer } from '../timer/timer.tsx'
import { WordPicker } from '../word-picker/word-picker.tsx'

const counter = { count: 7, countLabel: (count: number) => `${count} words` }
const picker = { label: 'Text', instructions: 'Press a word' }

const shown: Readonly<Record<string, ReactNode>> = {
  'a running time': <Timer seconds={7} label="Time" />,
  'an answer': <TextArea label="Answer" counter={counter} />,
  'a text with gaps': <GappedText parts={['It ', '']} gap={() => <b>rose</b>} />,
  'a text of words': <WordPicker words={['rose']} value={[]} onChange={() => {}} texts={picker} />,
}

test.each([
  ['a running time', '0:07', true],
  ['an answer', '7 words', true],
  ['an answer', 'Answer', false],
  ['a text with gaps', 'rose', true],
  ['a text of words', 'rose', true],
  ['a text of words', 'Press a word', false],
])('in %s, that %o is left alone by translators of pages is %s', (name, text, isLeftAlone) => {
  render(shown[name])
  expect(screen.getByText(text).closest('[translate=no]') !== null).toBe(isLeftAlone)
})
