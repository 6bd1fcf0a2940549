import type { Lesson } from '@rehearsal/contracts/lessons'
import { Button } from '@rehearsal/ui/button'
import { RadioGroup } from '@rehearsal/ui/radio-group'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { t } from './messages.ts'

type Item = Lesson['quiz'][number]
type Props = { item: Item; number: number; onChecked: (isRight: boolean) => void }

/** One question: choosing commits to nothing, Check does, so that arrow keys may wander over the choices. */
export function QuizQuestion({ item, number, onChecked }: Props) {
  const [choice, setChoice] = useState<string | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const feedback = useRef<HTMLDivElement>(null)
  const right = item.options[item.right] ?? ''
  const isRight = choice === right
  // The button that had the focus goes.
  useEffect(() => {
    if (isChecked) feedback.current?.focus()
  }, [isChecked])
  const check = () => {
    setIsChecked(true)
    onChecked(isRight)
  }
  const toneOf = (option: string) => {
    if (!isChecked) return undefined
    if (option === right) return 'good'
    return option === choice ? 'bad' : undefined
  }
  return (
    <div lang="en" dir="ltr">
      <RadioGroup
        label={`${number}. ${item.question}`}
        options={item.options.map((option) => ({
          value: option,
          label: option,
          description: isChecked ? verdictOn(option, right, choice) : undefined,
        }))}
        value={choice}
        onChange={setChoice}
        variant="card"
        isDisabled={isChecked}
        toneOf={toneOf}
      />
      <div role="status" ref={feedback} tabIndex={-1} className="mt-3 outline-none">
        {isChecked ? <Feedback isRight={isRight} why={item.why} /> : null}
      </div>
      {isChecked ? null : (
        <Button disabled={choice === null} onClick={check} aria-label={`${t('check')}: ${t('question', { number })}`}>
          {t('check')}
        </Button>
      )}
    </div>
  )
}

function verdictOn(option: string, right: string, choice: string | null): string | undefined {
  if (option === right) return t('rightChoice')
  return option === choice ? t('yourChoice') : undefined
}

function Feedback({ isRight, why }: { isRight: boolean; why: string }) {
  const Icon = isRight ? CircleCheck : CircleX
  return (
    <p className="flex gap-2.5 text-base">
      <Icon size={20} className={isRight ? 'mt-0.5 shrink-0 text-good' : 'mt-0.5 shrink-0 text-bad'} aria-hidden />
      <span>
        <strong>{isRight ? t('isRight') : t('isWrong')}</strong> {why}
      </span>
    </p>
  )
}
