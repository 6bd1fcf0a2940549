import { endSession as endSessionCall } from '@rehearsal/contracts/account-security'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'

/** Signs one browser out. One that is out already is out. */
export async function endSession(id: string): Promise<void> {
  try {
    await call(endSessionCall, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}
