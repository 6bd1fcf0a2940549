/** Orders are their buyer's alone; those of an account that is gone are nobody's. */
export const isOrderOf = (learner: { id: string }, order: { userId: string | null }) => order.userId === learner.id
