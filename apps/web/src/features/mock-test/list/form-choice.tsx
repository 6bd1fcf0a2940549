import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { describeForm } from '@rehearsal/exam/mock-test/describe-form'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { Clock, Headphones, ListChecks, Lock, Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import { formName } from '../../../shared/mock-test-names.ts'
import { t } from '../messages.ts'
import { itemsText, lengthText } from './length-text.ts'

type Props = {
  format: FormatId
  /** Null where the plan has no limit. */
  freeLeft: number | null
  hasRunning: boolean
  isLocked: (form: FormId) => boolean
  onChoose: (form: FormId) => void
}

const whole = ['mini', 'full'] as const satisfies readonly FormId[]
const parts = ['speaking-writing', 'reading', 'listening'] as const satisfies readonly FormId[]
const skills = [
  'skill-speaking',
  'skill-writing',
  'skill-reading',
  'skill-listening',
] as const satisfies readonly FormId[]

/** The tests that there are, with what they take and need. */
export function FormChoice(props: Props) {
  const { freeLeft, hasRunning } = props
  const cards = (forms: readonly FormId[]) => forms.map((form) => <FormCard key={form} form={form} {...props} />)
  return (
    <section aria-labelledby="mock-test-forms" className="grid gap-5">
      <div>
        <h2 id="mock-test-forms" className="text-lg font-semibold tracking-[-0.01em]">
          {t('formsTitle')}
        </h2>
        {hasRunning ? <p className="text-ink-2">{t('oneAtATime')}</p> : null}
        {freeLeft === null ? null : <p className="text-ink-2">{freeText(freeLeft)}</p>}
      </div>
      <ul className="grid gap-4 md:grid-cols-2">{cards(whole)}</ul>
      <Group title={t('partsTitle')}>
        <ul className="grid gap-4 md:grid-cols-3">{cards(parts)}</ul>
      </Group>
      <Group title={t('skillsTitle')}>
        <ul className="grid gap-4 md:grid-cols-2 wide:grid-cols-4">{cards(skills)}</ul>
      </Group>
    </section>
  )
}

const freeText = (count: number): string => (count === 0 ? t('noFreeLeft') : t('freeLeft', { count }))

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2.5">
      <h3 className="text-sm font-semibold text-ink-2">{title}</h3>
      {children}
    </section>
  )
}

const about = { mini: 'aboutMini', full: 'aboutFull' } as const

function FormCard({ form, format, hasRunning, isLocked, onChoose }: Props & { form: FormId }) {
  const { seconds, items, needsMicrophone, needsSound } = describeForm(format, form)
  const isWhole = form === 'mini' || form === 'full'
  const name = formName(form)
  const locked = isLocked(form)
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div>
        <h4 className={isWhole ? 'text-base font-semibold' : 'font-semibold'}>{name}</h4>
        {isWhole ? <p className="text-sm text-ink-2">{t(about[form])}</p> : null}
      </div>
      <ul className="num flex flex-1 flex-wrap content-start gap-x-4 gap-y-1 text-sm text-ink-2 md:flex-col">
        <Fact icon={<Clock size={16} aria-hidden />}>{lengthText(seconds)}</Fact>
        <Fact icon={<ListChecks size={16} aria-hidden />}>{itemsText(items)}</Fact>
        {needsMicrophone ? <Fact icon={<Mic size={16} aria-hidden />}>{t('needsMicrophone')}</Fact> : null}
        {needsSound ? <Fact icon={<Headphones size={16} aria-hidden />}>{t('needsSound')}</Fact> : null}
      </ul>
      <div>
        <Button
          variant={isWhole && !locked ? 'primary' : 'secondary'}
          icon={locked ? <Lock size={15} aria-hidden /> : undefined}
          disabled={hasRunning}
          aria-label={locked ? t('unlockForm', { form: name }) : t('startForm', { form: name })}
          onClick={() => onChoose(form)}
        >
          {locked ? t('unlock') : t('start')}
        </Button>
      </div>
    </Card>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className="shrink-0 text-ink-3">{icon}</span>
      <bdi>{children}</bdi>
    </li>
  )
}
