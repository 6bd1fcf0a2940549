import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PausingSearch } from './pausing-search.tsx'

const texts = { label: 'Search', clearLabel: 'Clear', placeholder: 'Search' }
const PAUSE = 350

function aPage() {
  const sent: string[] = []
  let goTo: (text: string) => void = () => undefined
  function Page() {
    const [address, setAddress] = useState('')
    goTo = setAddress
    return <PausingSearch {...texts} text={address} onChange={(text) => void sent.push(text)} />
  }
  render(<Page />)
  const arrive = (text: string) => act(() => goTo(text))
  return { sent, arrive, field: screen.getByRole('searchbox', { name: 'Search' }), user: userEvent.setup() }
}

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, PAUSE)))

test('what is typed is searched for once the learner pauses, and at once by Enter', async () => {
  const { sent, arrive, user, field } = aPage()
  await user.type(field, ' tide ')
  expect(sent).toEqual([])
  await pause()
  expect(sent).toEqual(['tide'])
  arrive('tide')
  await user.type(field, 's{Enter}')
  expect(sent).toEqual(['tide', 'tide s'])
})

test('an address that comes late takes back nothing that was typed since', async () => {
  const { arrive, user, field } = aPage()
  await user.type(field, 'ti')
  await pause()
  await user.type(field, 'de')
  arrive('ti')
  expect(field).toHaveValue('tide')
})

test('going back and clearing the filters change the field, and search for nothing more', async () => {
  const { sent, arrive, user, field } = aPage()
  await user.type(field, 'tide')
  await pause()
  arrive('tide')
  arrive('')
  expect(field).toHaveValue('')
  await pause()
  expect(sent).toEqual(['tide'])
})
