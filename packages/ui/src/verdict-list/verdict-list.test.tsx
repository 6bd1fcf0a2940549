import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VerdictList, type VerdictTexts } from './verdict-list.tsx'

const texts: VerdictTexts = {
  options: 'Options',
  right: 'Correct',
  wrong: 'Wrong',
  chosen: 'Chosen',
  missed: 'Missed',
  avoided: 'Rightly left',
}

test('every option says in words whether it is right and whether it was chosen, and why', () => {
  render(
    <VerdictList
      texts={texts}
      verdicts={[
        { id: 'a', text: 'A', isRight: true, isChosen: true, why: 'It is said.' },
        { id: 'b', text: 'B', isRight: true, isChosen: false },
        { id: 'c', text: 'C', isRight: false, isChosen: true },
        { id: 'd', text: 'D', isRight: false, isChosen: false },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'AChosen · CorrectIt is said.',
    'BCorrect · Missed',
    'CChosen · Wrong',
    'DRightly left',
  ])
})

test('without a choice nothing is said to be missed', () => {
  render(<VerdictList texts={texts} verdicts={[{ id: 'a', text: 'A', isRight: true }]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(/^ACorrect$/u)
})
