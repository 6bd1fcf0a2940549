import { z } from 'zod'
import { tokensSchema, type Tokens } from './active-session.ts'
import { ApiError } from './api-error.ts'
import { t } from './messages.ts'

const providerSchema = z.object({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  end_session_endpoint: z.url().optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
})
export type Provider = z.infer<typeof providerSchema>

/** The one answer that is final (RFC 6749 §5.2); others may come from anybody on the way, and pass. */
const refusalSchema = z.object({ error: z.literal('invalid_grant'), error_description: z.string().optional() })
const REFUSING = [400, 401]

/** The identity provider said no: the code or the refresh token is not valid any more. */
export class GrantRefused extends Error {
  override readonly name = 'GrantRefused'
}

/** Where the identity provider `issuer` takes its calls (OpenID Connect Discovery). */
export async function discover(issuer: string, options: Pick<RequestInit, 'signal'> = {}): Promise<Provider> {
  const response = await reach(`${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`, options)
  return providerSchema.parse(await response.json())
}

/** Asks the token endpoint for tokens, form-encoded (specification §7.1); throws `GrantRefused` when they are denied. */
export async function requestTokens(provider: Provider, form: Record<string, string>): Promise<Tokens> {
  const response = await reach(provider.token_endpoint, { method: 'POST', body: new URLSearchParams(form) })
  const body: unknown = await response.json().catch(() => null)
  const tokens = tokensSchema.safeParse(body)
  if (response.ok && tokens.success) return tokens.data
  const refusal = refusalSchema.safeParse(body)
  if (REFUSING.includes(response.status) && refusal.success) {
    throw new GrantRefused(refusal.data.error_description ?? refusal.data.error)
  }
  throw new ApiError({ code: 'unreadable', status: response.status, message: t('unreadable') })
}

async function reach(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { ...init, headers: { Accept: 'application/json' } })
  } catch (cause) {
    throw new ApiError({ code: 'offline', status: 0, message: t('offline'), cause })
  }
}
