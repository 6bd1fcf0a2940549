import { expect, test } from 'vitest'
import { shortcutName } from './shortcut-name.ts'

type Held = { shift?: boolean; altGraph?: boolean; option?: boolean; control?: boolean }

/** A press as browsers tell it. */
const press = (key: string, code: string, { shift, altGraph, option, control }: Held = {}) => ({
  key,
  code,
  shiftKey: shift === true,
  // Windows makes AltGr of the two.
  ctrlKey: control === true || altGraph === true,
  altKey: option === true || altGraph === true,
  metaKey: false,
  getModifierState: (modifier: string) => modifier === 'AltGraph' && altGraph === true,
})

test.each<[layout: string, key: string, code: string, name: string, held?: Held]>([
  ['English', 'r', 'KeyR', 'r'],
  ['English with Caps Lock', 'R', 'KeyR', 'r'],
  ['English', '?', 'Slash', '?', { shift: true }],
  ['Persian', 'ق', 'KeyR', 'r'],
  ['Persian', 'ف', 'KeyT', 't'],
  ['Persian', 'د', 'KeyN', 'n'],
  ['Persian', 'ذ', 'KeyB', 'b'],
  ['Persian', 'ج', 'BracketLeft', '['],
  ['Persian', 'چ', 'BracketRight', ']'],
  ['Persian', '؟', 'Slash', '?', { shift: true }],
  ['Persian', '۱', 'Digit1', '1'],
  ['Persian', '۴', 'Numpad4', '4'],
  ['Persian, which writes U+200C', '\u200C', 'Space', 'Space', { shift: true }],
  ['Arabic', 'لا', 'KeyB', 'b'],
  ['Arabic', 'ى', 'KeyN', 'n'],
  ['Arabic', 'ظ', 'Slash', '/'],
  ['Arabic', 'د', 'BracketRight', ']'],
  ['Arabic', '١', 'Digit1', '1'],
  ['Russian', 'к', 'KeyR', 'r'],
  ['Russian', 'Т', 'KeyN', 'n', { shift: true }],
  ['Russian', 'х', 'BracketLeft', '['],
  ['Russian', '?', 'Digit7', '?', { shift: true }],
  ['Russian', '/', 'Backslash', '/', { shift: true }],
  ['Greek', 'ρ', 'KeyR', 'r'],
  ['Hebrew', 'ר', 'KeyR', 'r'],
  ['Hebrew', '/', 'KeyQ', '/'],
  ['Hebrew, whose brackets are turned', ']', 'BracketLeft', ']'],
  ['Hindi', 'ब', 'KeyB', 'b'],
  ['Korean', 'ㄱ', 'KeyR', 'r'],
  ['Thai', 'พ', 'KeyR', 'r'],
  ['AZERTY', 'a', 'KeyQ', 'a'],
  ['AZERTY', '/', 'Period', '/', { shift: true }],
  ['AZERTY', '?', 'KeyM', '?', { shift: true }],
  ['AZERTY', '[', 'Digit5', '[', { altGraph: true }],
  ['AZERTY, where a dead key lies', 'Dead', 'BracketLeft', 'Dead'],
  ['QWERTZ', ']', 'Digit9', ']', { altGraph: true }],
  ['QWERTZ on a Mac', '[', 'Digit5', '[', { option: true }],
  ['QWERTZ', 'ü', 'BracketLeft', 'ü'],
  ['QWERTZ', '/', 'Digit7', '/', { shift: true }],
  ['Dvorak', 'r', 'KeyO', 'r'],
  ['Dvorak', 'p', 'KeyR', 'p'],
  ['Dvorak', '[', 'Minus', '['],
  ['Turkish Q', 'ğ', 'BracketLeft', 'ğ'],
  ['any', 'Enter', 'Enter', 'mod+Enter', { control: true }],
  ['any', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  ['any', ' ', 'Space', 'Space'],
  ['any', 'F5', 'F5', 'F5'],
  ['Persian', 'ق', 'KeyR', 'mod+r', { control: true }],
  ['English on a Mac', 'r', 'KeyR', 'alt+r', { option: true }],
])('%s: %o at %s is %s', (_layout, key, code, name, held) => {
  expect(shortcutName(press(key, code, held))).toBe(name)
})
