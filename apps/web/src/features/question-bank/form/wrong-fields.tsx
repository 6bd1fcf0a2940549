import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { Banner } from '@rehearsal/ui/banner'
import { t } from '../messages.ts'
import { controlIdOf } from './form-parts.ts'

/** All that the server found wrong; each entry leads to its field. */
export function WrongFields({ issues }: { issues: readonly ErrorIssue[] }) {
  if (issues.length === 0) return null
  return (
    <Banner tone="bad">
      <p className="font-semibold">{t('wrongFields', { count: issues.length })}</p>
      <ul className="mt-1 grid gap-1">
        {issues.map(({ path, defaultMessage }) => (
          <li key={`${path} ${defaultMessage}`} className="[overflow-wrap:anywhere]">
            <button
              type="button"
              className="text-start underline underline-offset-2"
              onClick={() => document.getElementById(controlIdOf(path))?.focus()}
            >
              {readable(path)}: {defaultMessage}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** `answerKey.options.2.text` as `answer key › options › 3 › text`. */
const readable = (path: string): string =>
  path
    .split('.')
    .map((step) =>
      /^\d+$/u.test(step) ? String(Number(step) + 1) : step.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase(),
    )
    .join(' › ')
