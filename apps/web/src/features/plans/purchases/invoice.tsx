import type { CurrentUser } from '@rehearsal/contracts/account'
import type { Order } from '@rehearsal/contracts/payments'
import type { ReactNode } from 'react'
import { formatDay } from '../../../shared/format/dates.ts'
import { Logo } from '../../../shared/frame/logo.tsx'
import { t } from '../messages.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { OrderStateChip } from './order-state.tsx'

type Props = { order: Order; user: CurrentUser }

/** Who paid whom, when, for what and how much. An order that is not paid has the same page without a number. */
export function Invoice({ order, user }: Props) {
  const { id, state, createdAt, paidAt, refundedAt, gateway, invoiceNumber } = order
  return (
    <article className="max-w-[800px] rounded-card border border-line bg-surface p-5 md:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl font-[650] tracking-[-0.02em]">
            {invoiceNumber === null
              ? t('orderTitle', { id: String(id) })
              : t('invoiceTitle', { number: invoiceNumber })}
          </h1>
          <div className="mt-2">
            <OrderStateChip state={state} />
          </div>
        </div>
        <Logo />
      </header>
      {invoiceNumber === null ? <p className="mt-4 text-ink-2">{t('notPaid')}</p> : null}
      <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-6 gap-y-4">
        <Fact term={t('seller')}>{t('sellerName')}</Fact>
        <Fact term={t('billedTo')}>
          <bdi className="block [overflow-wrap:anywhere]">{user.nickname}</bdi>
          <bdi className="block [overflow-wrap:anywhere]">{user.email}</bdi>
        </Fact>
        <Fact term={t('orderDate')}>{formatDay(createdAt)}</Fact>
        {paidAt === null ? null : <Fact term={t('paidOn')}>{formatDay(paidAt)}</Fact>}
        {refundedAt === null ? null : <Fact term={t('refundedOn')}>{formatDay(refundedAt)}</Fact>}
        <Fact term={t('paidWith')}>{gateway.name}</Fact>
      </dl>
      <InvoiceLines order={order} />
      {gateway.isSandbox ? <p className="mt-6 text-sm text-ink-2">{t('sandboxInvoice')}</p> : null}
    </article>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className="num mt-0.5 font-medium">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
