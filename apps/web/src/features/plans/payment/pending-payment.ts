import { idSchema } from '@rehearsal/contracts/wire'
import { tabStore } from '../../../shared/browser/stored.ts'

const NAME = 'payment'

/** Remembers, in this tab, the order that the learner has gone to pay; where nothing is kept the latest order is taken for it. */
export const rememberPayment = (orderId: number): void => void tabStore.write(NAME, String(orderId))

/** The order that was left for, while nothing has been said about it; null without one. */
export const pendingPayment = (): number | null => idSchema.safeParse(tabStore.read(NAME) ?? undefined).data ?? null

export const forgetPayment = (): void => void tabStore.write(NAME, null)
