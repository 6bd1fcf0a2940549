import type { CurrentUser } from '@rehearsal/contracts/account'
import { type FormatId, formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { formats } from '@rehearsal/exam/formats/formats'
import { RadioGroup } from '@rehearsal/ui/radio-group'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { configsQuery } from '../../../shared/api/configs-query.ts'
import { currentUserQuery, useSession } from '../../../shared/session/use-session.ts'
import { saveProfile } from '../api/save-profile.ts'
import { FormProblem } from '../form-problem.tsx'
import { formProblems } from '../form-problems.ts'
import { t } from '../messages.ts'
import { SaveButton } from '../save-button.tsx'
import { Section } from '../section.tsx'

/** Which PTE Academic is practised, where this installation leaves that to the learner. */
export function ExamSection({ user }: { user: CurrentUser }) {
  const { variant } = useSession()
  const { data: configs } = useQuery(configsQuery)
  const own = configs?.formats[variant]
  const others = configs?.offeredFormats.filter((format) => formats[format].variant === variant && format !== own) ?? []
  if (own === undefined || others.length === 0) return null
  return (
    <Section title={t('exam')} text={t('examText')}>
      <ExamForm key={user.formats[variant]} present={user.formats[variant]} own={own} choices={[own, ...others]} />
    </Section>
  )
}

type FormProps = { present: FormatId; own: FormatId; choices: readonly FormatId[] }

function ExamForm({ present, own, choices }: FormProps) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(present)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveProfile({ academicFormat: chosen === own ? null : chosen }),
    onSuccess: (saved) => {
      queryClient.setQueryData(currentUserQuery.queryKey, saved)
      toast(t('saved'), { tone: 'good' })
      // Lists, plan, level and next practice are those of the exam.
      void queryClient.invalidateQueries()
    },
  })
  const isChanged = chosen !== present
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged && !isPending) mutate()
  }
  const problems = formProblems(error, ['academicFormat'])
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormProblem text={problems.of('academicFormat') ?? problems.whole} />
      <RadioGroup
        label={t('examFormat')}
        value={chosen}
        options={choices.map((value) => ({
          value,
          label: t(`format_${value}`),
          description: t(`formatText_${value}`),
        }))}
        onChange={(value) => setChosen(formatIdSchema.parse(value))}
      />
      <p className="text-sm text-ink-3">{t('examKept')}</p>
      <SaveButton isChanged={isChanged} isPending={isPending} />
    </form>
  )
}
