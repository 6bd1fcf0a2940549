import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { mockTest, mockTestItem } from './schema/mock-tests.ts'
import { qualified } from './qualified.ts'

/**
 * Whether a question stands in the running mock test of a learner, who may see nothing meanwhile that tells of its answer. Both may be columns
 * of the statement that it stands in.
 */
export const isInRunningTest = (userId: string | SQLWrapper, questionId: number | SQLWrapper): SQL<boolean> =>
  qualified(
    sql`exists (select 1 from ${mockTest} inner join ${mockTestItem} on ${mockTestItem.mockTestId} = ${mockTest.id} where ${mockTest.userId} = ${userId} and ${mockTest.status} = 'running' and ${mockTestItem.questionId} = ${questionId})`,
  )
