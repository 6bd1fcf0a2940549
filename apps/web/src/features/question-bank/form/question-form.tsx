import type { QuestionContent } from '@rehearsal/contracts/question-bank'
import { complexitySchema } from '@rehearsal/exam/codes'
import type { TaskView } from '@rehearsal/tasks/views'
import { Card } from '@rehearsal/ui/card'
import { ChipGroup } from '@rehearsal/ui/chip-group'
import { Select } from '@rehearsal/ui/select'
import { TextField } from '@rehearsal/ui/text-field'
import { useMemo } from 'react'
import { t } from '../messages.ts'
import { type Field, fieldOf } from './field-of.ts'
import { FieldProblem } from './field-problem.tsx'
import { controlIdOf, type FormParts } from './form-parts.ts'
import { SchemaFields } from './schema-fields.tsx'

type Props = { task: TaskView['task']; content: QuestionContent; parts: FormParts }

const levels = complexitySchema.options.map((value) => ({ value, label: t(`complexity_${value}`) }))

/** The whole question as a form: what all kinds have, then what the kind's own schemas say. */
export function QuestionForm({ task, content, parts }: Props) {
  const prompt = useMemo(() => fieldOf(task.prompt), [task])
  const answerKey = useMemo(() => fieldOf(task.answerKey), [task])
  const { onChange, issues } = parts
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:items-start">
      <Card title={t('questionPart')} titleLevel={2} className="wide:col-span-2">
        <div className="grid gap-4 sheet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <TextField
            id={controlIdOf('title')}
            label={t('title')}
            error={issues.get('title')}
            value={content.title}
            lang="en"
            onChange={(event) => onChange(['title'], event.target.value)}
          />
          <Select
            id={controlIdOf('complexity')}
            label={t('level')}
            error={issues.get('complexity')}
            options={levels}
            value={content.complexity}
            onChange={(level) => onChange(['complexity'], level)}
          />
          <div className="grid gap-1.5">
            <ChipGroup
              label={t('exams')}
              options={task.variants.map((value) => ({ value, label: t(value) }))}
              value={content.variants}
              onChange={(variants) => onChange(['variants'], variants)}
            />
            <FieldProblem path={['variants']} parts={parts} />
          </div>
        </div>
      </Card>
      <Part name="prompt" title={t('promptPart')} field={prompt} parts={parts} />
      <Part name="answerKey" title={t('keyPart')} field={answerKey} parts={parts} />
    </div>
  )
}

type PartProps = { name: 'prompt' | 'answerKey'; title: string; field: Field; parts: FormParts }

function Part({ name, title, field, parts }: PartProps) {
  return (
    <Card title={title} titleLevel={2}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FieldProblem path={[name]} parts={parts} />
        {field.kind === 'group' ? (
          <SchemaFields field={field} path={[name]} parts={parts} />
        ) : (
          <parts.Part field={field} path={[name]} label={title} parts={parts} />
        )}
      </div>
    </Card>
  )
}
