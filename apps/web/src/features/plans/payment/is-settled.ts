import type { Order } from '@rehearsal/contracts/payments'

/** Whether the gateway has spoken. */
export const isSettled = ({ state }: Pick<Order, 'state'>): boolean => state !== 'created' && state !== 'pending'
