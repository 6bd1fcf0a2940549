import { type Caller, signUpCaller } from './caller.ts'
import { asOperator } from './operator.ts'
import { test as base } from './test.ts'
import { type Visitor, visit } from './visitor.ts'

/** Who writes, who reads, who decides. A learner may post so much an hour: there are several. */
export type Cast = { admin: Caller; ana: Caller; ben: Caller; others: readonly Caller[] }

const OTHERS = 22

/** Tests with learners who write through the API and look at pages where a text that became markup would run. */
export const test = base.extend<{ visitor: (caller?: Caller) => Promise<Visitor> }, { cast: Cast }>({
  cast: [
    async ({ server }, run) => {
      const admin = await signUpCaller(server.url)
      await asOperator(server, 'make-admin', admin.email)
      const ana = await signUpCaller(server.url)
      const ben = await signUpCaller(server.url)
      const others: Caller[] = []
      for (let at = 0; at < OTHERS; at++) others.push(await signUpCaller(server.url))
      await run({ admin, ana, ben, others })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ browser, server }, run) => {
    const visitors: Visitor[] = []
    await run(async (caller) => {
      const visitor = await visit(browser, server.url, caller)
      visitors.push(visitor)
      return visitor
    })
    for (const visitor of visitors) await visitor.close()
  },
})
