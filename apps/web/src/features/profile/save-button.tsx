import { Button } from '@rehearsal/ui/button'
import { t } from './messages.ts'

type Props = { isChanged: boolean; isPending: boolean }

/** Sends a form of the profile, where something in it was changed. */
export function SaveButton({ isChanged, isPending }: Props) {
  return (
    <Button type="submit" variant="primary" disabled={!isChanged} isLoading={isPending} className="justify-self-start">
      {t('save')}
    </Button>
  )
}
