import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { GrantRefused } from '../api/identity-provider.ts'
import { BrowserKeepsNothing } from './pending-sign-in.ts'
import { SignInFailed } from './sign-in-failed.ts'
import { signInProblem } from './sign-in-problem.ts'

const noAnswer = new ApiError({ code: 'offline', status: 0, message: 'No connection.' })
const tooMany = 'Too many tries. Wait 40 seconds and try again.'

test.each([
  ['a device that is offline', noAnswer, false, /^This device is offline\./u],
  ['a server that does not answer', noAnswer, true, /^The server does not answer\./u],
  ['a browser that keeps nothing', new BrowserKeepsNothing(), true, /^This browser blocks cookies and storage/u],
  [
    'an answer to another sign-in',
    new SignInFailed('begun-elsewhere'),
    true,
    /^This sign-in was begun in another tab/u,
  ],
  ['a refusal', new SignInFailed('refused'), true, /^Signing in was stopped/u],
  ['a code that is too old', new GrantRefused('invalid_grant'), true, /^Signing in took too long/u],
  ['too many tries', new ApiError({ code: 'too_many_requests', status: 429, message: tooMany }), true, tooMany],
  ['anything else', new TypeError('x'), true, /^Signing in broke off\./u],
])('%s is told by its cause', (_cause, error, isOnline, text) => expect(signInProblem(error, isOnline)).toMatch(text))
