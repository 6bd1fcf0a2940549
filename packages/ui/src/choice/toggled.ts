import type { Option } from '../option/option.ts'

/** The chosen values after one was ticked or unticked, in the order of the options. */
export function toggled<V extends string>(
  options: readonly Option<V>[],
  chosen: readonly V[],
  value: V,
  isChecked: boolean,
): V[] {
  return options.map((option) => option.value).filter((each) => (each === value ? isChecked : chosen.includes(each)))
}
