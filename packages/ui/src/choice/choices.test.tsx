import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CheckboxGroup } from '../checkbox/checkbox.tsx'
import { ChipGroup, ChipRadioGroup } from '../chip-group/chip-group.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Select } from '../select/select.tsx'
import { Switch } from '../switch/switch.tsx'

const options = [
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard', isDisabled: true },
] as const

type Level = (typeof options)[number]['value']

test('several chips are chosen by keyboard and keep the order of the options', async () => {
  const onChange = vi.fn<(value: Level[]) => void>()
  render(<ChipGroup label="Complexity" options={options} value={['medium']} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenLastCalledWith(['easy', 'medium'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Medium' }))
  expect(onChange).toHaveBeenLastCalledWith([])
})

test('a disabled choice cannot be made', async () => {
  const onChange = vi.fn<(value: Level[]) => void>()
  render(<CheckboxGroup label="Which are true?" options={options} value={[]} onChange={onChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hard' }))
  expect(onChange).not.toHaveBeenCalled()
})

test('one chip of several is chosen with the arrows', async () => {
  const onChange = vi.fn<(value: Level) => void>()
  render(<ChipRadioGroup label="Practice" options={options} value="easy" onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange).toHaveBeenLastCalledWith('medium')
})

test('one answer of several is chosen and named by its group', async () => {
  const onChange = vi.fn<(value: Level) => void>()
  render(<RadioGroup label="Which level?" options={options} value={null} onChange={onChange} variant="card" />)
  expect(screen.getByRole('group', { name: 'Which level?' })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Medium' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('medium')
})

function Variant() {
  const [value, setValue] = useState<'academic' | 'core'>('academic')
  return (
    <SegmentedControl
      label="Exam"
      value={value}
      onChange={setValue}
      options={[
        { value: 'academic', label: 'Academic' },
        { value: 'core', label: 'Core' },
      ]}
    />
  )
}

test('a segment is chosen by press and by arrow', async () => {
  render(<Variant />)
  await userEvent.click(screen.getByRole('radio', { name: 'Core' }))
  expect(screen.getByRole('radio', { name: 'Core' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('radio', { name: 'Academic' })).toBeChecked()
})

test('an empty select shows its placeholder, which cannot be chosen', async () => {
  const onChange = vi.fn<(value: Level) => void>()
  render(<Select label="Gap 1" options={options} value={null} onChange={onChange} placeholder="Choose" />)
  const select = screen.getByRole('combobox', { name: 'Gap 1' })
  expect(select).toHaveDisplayValue('Choose')
  expect(screen.getByRole('option', { name: 'Choose' })).toBeDisabled()
  await userEvent.selectOptions(select, 'Medium')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('medium')
})

test('the label of a switch belongs to it: a press on it turns the switch', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  render(<Switch label="Exam timing" isOn={false} onChange={onChange} description="As in the exam" />)
  await userEvent.click(screen.getByText('Exam timing'))
  expect(onChange.mock.calls.map(([isOn]) => isOn)).toEqual([true])
  expect(screen.getByRole('switch', { name: 'Exam timing', description: 'As in the exam' })).not.toBeChecked()
})
