import type { Order } from '@rehearsal/contracts/payments'
import { Button } from '@rehearsal/ui/button'
import { httpAddress } from '../../../shared/http-address.ts'
import { page } from '../../../shared/leave-page.ts'
import { t } from '../messages.ts'
import { rememberPayment } from './pending-payment.ts'

/** Goes on to the payment page of an order that is not paid yet; nothing where a new order has to be made. */
export function ContinuePayment({ order: { id, approvalUrl }, label }: { order: Order; label?: string | undefined }) {
  const address = approvalUrl === null ? null : httpAddress(approvalUrl)
  if (address === null) return null
  const goOn = () => {
    rememberPayment(id)
    page.leaveFor(address)
  }
  return (
    <Button size="small" variant="primary" onClick={goOn} aria-label={label}>
      {t('continuePayment')}
    </Button>
  )
}
