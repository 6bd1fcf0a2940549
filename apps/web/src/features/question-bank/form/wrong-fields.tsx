import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { Banner } from '@rehearsal/ui/banner'
import { t } from '../messages.ts'
import { readablePath } from '../readable-path.ts'
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
              {readablePath(path)}: {defaultMessage}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
