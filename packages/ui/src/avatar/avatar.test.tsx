import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

test('a picture is called by the name it stands for', () => {
  render(<Avatar name="Niloofar Karimi" />)
  expect(screen.getByRole('img', { name: 'Niloofar Karimi' })).toHaveTextContent('NK')
})

test('before a name is known there is no picture without one', () => {
  render(<Avatar name="" />)
  expect(screen.queryByRole('img')).toBeNull()
})
