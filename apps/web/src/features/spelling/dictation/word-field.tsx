import { DICTATION_ANSWER_MAX_CHARACTERS } from '@rehearsal/contracts/dictation'
import { isComposing } from '@rehearsal/ui/shortcuts'
import { TextField } from '@rehearsal/ui/text-field'
import type { KeyboardEvent, Ref } from 'react'
import { t } from '../messages.ts'

type Props = {
  ref: Ref<HTMLInputElement>
  value: string
  isDisabled: boolean
  onChange: (text: string) => void
}

/** Where the word is typed: the browser neither checks nor corrects, nor writes a capital by itself. */
export function WordField({ ref, value, isDisabled, onChange }: Props) {
  return (
    <div className="w-full max-w-[26rem]">
      <TextField
        ref={ref}
        label={t('yourSpelling')}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={ignoreHeldEnter}
        maxLength={DICTATION_ANSWER_MAX_CHARACTERS}
        placeholder={isDisabled ? t('waitForStart') : ''}
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="none"
        autoComplete="off"
        data-gramm="false"
        enterKeyHint="next"
        lang="en"
        dir="ltr"
      />
    </div>
  )
}

/** A key that is held down goes on by one word and not by ten. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat && !isComposing(event)) event.preventDefault()
}
