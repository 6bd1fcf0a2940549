import { createHash } from 'node:crypto'
import type { Money } from '@rehearsal/contracts/payments'
import type { SandboxPayment, SandboxState } from './sandbox-gateway.ts'

/** What the payer of a test payment may do, in the order of the page. */
export const sandboxActions = ['approve', 'decline', 'time-out', 'duplicate', 'cancel', 'refund'] as const
export type SandboxAction = (typeof sandboxActions)[number]

const labels: Record<SandboxAction, { label: string; hint: string }> = {
  approve: { label: 'Approve', hint: 'The payment is made and reported.' },
  decline: { label: 'Decline', hint: 'The bank refuses; nothing is charged.' },
  'time-out': { label: 'Time out', hint: 'The payment is made, but no report ever comes: the shop has to ask.' },
  duplicate: { label: 'Approve, reported twice', hint: 'The payment is made, and the same report comes two times.' },
  cancel: { label: 'Cancel', hint: 'The payer gives up and goes back.' },
  refund: { label: 'Refund', hint: 'The whole amount is given back and reported.' },
}

const actionsIn: Record<SandboxState, readonly SandboxAction[]> = {
  open: ['approve', 'decline', 'time-out', 'duplicate', 'cancel'],
  paid: ['refund'],
  declined: [],
  cancelled: [],
  closed: [],
  refunded: [],
}

const standings: Record<SandboxState, string> = {
  open: 'This payment waits for your decision.',
  paid: 'This payment has been made.',
  declined: 'This payment was declined.',
  cancelled: 'This payment was cancelled.',
  closed: 'This payment has expired.',
  refunded: 'This payment was given back.',
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; place-items: center; min-height: 100vh }
main { box-sizing: border-box; width: min(30rem, 100%); padding: 1.5rem }
h1 { font-size: 1.5rem; margin: 0 0 .25rem }
p { margin: .5rem 0 }
.amount { font-size: 1.75rem; font-weight: 600 }
ul { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: .75rem }
button { font: inherit; width: 100%; min-height: 2.75rem; border-radius: .5rem; border: 1px solid; cursor: pointer }
button:focus-visible, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
small { display: block; margin-top: .25rem }
`

/** The page runs nothing and loads nothing: its one style sheet is named by its hash. */
export const SANDBOX_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page on which a test payment is decided. It needs no script. */
export function sandboxPage(payment: SandboxPayment, shopUrl: string): string {
  const buttons = actionsIn[payment.state].map(
    (action) =>
      `<li><form method="post"><button name="action" value="${action}">${labels[action].label}</button></form><small>${labels[action].hint}</small></li>`,
  )
  return pageOf(`<h1>Test payment</h1>
<p>No money moves here: this page stands for a payment gateway.</p>
<p>${escaped(payment.description)}</p>
<p class="amount">${amountText(payment)}</p>
<p>${standings[payment.state]}</p>
<ul>${buttons.join('\n')}</ul>
<p><a href="${escaped(shopUrl)}">Back to Rehearsal</a></p>`)
}

/** What a payer sees when the gateway has charged and then fallen silent. */
export function silentSandboxPage(shopUrl: string): string {
  return pageOf(`<h1>The gateway does not answer</h1>
<p>The test payment was made, and no report of it was sent. Rehearsal finds it when it asks, within a few minutes or from your purchase history.</p>
<p><a href="${escaped(shopUrl)}">Back to Rehearsal</a></p>`)
}

const pageOf = (content: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Test payment · Rehearsal</title><style>${style}</style></head>
<body><main>
${content}
</main></body>
</html>`

function amountText({ amountMinor, currency }: Money): string {
  return currency === 'USD' ? `$${(amountMinor / 100).toFixed(2)} US` : `${amountMinor.toLocaleString('en')} Toman`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
