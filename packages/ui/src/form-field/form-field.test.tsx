import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'

test('a required field with an error says both', () => {
  render(<TextField label="Email" description="We never show it." error="Enter an email" isRequired />)
  const field = screen.getByRole('textbox', { name: /Email/u })
  expect(field).toBeRequired()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('We never show it. Enter an email')
})

test('a field without error is not invalid and has no empty description', () => {
  render(<TextField label="Email" />)
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid()
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
})

test('a hidden label is still the name', () => {
  render(<TextField label="Promo code" hasLabelHidden />)
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toBeVisible()
})

test('a password shows itself on request', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />)
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
})
