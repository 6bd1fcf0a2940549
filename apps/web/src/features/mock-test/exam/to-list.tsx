import { Button } from '@rehearsal/ui/button'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'

/** The way back to the mock tests. */
export const ToList = () => <Button href={urls.mockTests}>{t('toList')}</Button>
