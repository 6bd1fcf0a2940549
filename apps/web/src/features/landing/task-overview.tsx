import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { solidTone } from '@rehearsal/ui/tone'
import { skillName } from '../../shared/skill-names.ts'
import { t } from './messages.ts'

/** The kinds of question that exist, by section. */
export function TaskOverview() {
  return (
    <section aria-labelledby="tasks-heading" className="mt-8">
      <h2 id="tasks-heading" className="text-2xl font-[650] tracking-[-0.02em]">
        {t('tasksHeading')}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2 wide:grid-cols-4">
        {skillsInMenuOrder.map((skill) => (
          <li key={skill} className="rounded-card border border-line bg-surface p-5">
            <h3 className="flex items-center gap-2.5 font-semibold">
              <span className={`size-2.5 rounded-[3px] ${solidTone[skill]}`} aria-hidden />
              {skillName(skill)}
            </h3>
            <ul className="mt-3 grid gap-2 text-ink-2">
              {Object.values(catalogue)
                .filter(({ id }) => id.startsWith(`${skill}/`))
                .map(({ id, name, scoredBy }) => (
                  <li key={id} className="flex items-center justify-between gap-3">
                    {name}
                    {scoredBy === 'ai' ? <AiMark /> : null}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AiMark() {
  return (
    <span className="rounded-[5px] border border-line-strong px-1 text-[0.625rem] font-semibold leading-4 tracking-wide text-ink-3">
      <span aria-hidden>{t('aiMark')}</span>
      <span className="sr-only">{t('aiMarkMeaning')}</span>
    </span>
  )
}
