import { now } from '../clock.ts'
import { page } from '../leave-page.ts'
import { tabStore } from './stored.ts'
import { whereaboutsOf, type Whereabouts } from './whereabouts.ts'

const LED = 'led'
/** A tab that is led this often within this time goes round in circles: a proxy or a setting contradicts ours. */
const LEDS = 3
const WITHIN_MILLISECONDS = 10_000

/** Where the page at `pathname` stands here. The server writes the address that it is set up for into the page. */
export function readWhereabouts(pathname: string = window.location.pathname): Whereabouts {
  const { origin, protocol, hostname, port, search, hash } = window.location
  const publicOrigin = document.querySelector('meta[name="public-origin"]')?.getAttribute('content') ?? null
  // Sent back from there, or led again and again: by the referrer where there is one, by what the tab remembers where not.
  const isBack = [origin, publicOrigin].some((each) => each !== null && document.referrer.startsWith(`${each}/`))
  const location = { origin, protocol, hostname, port, pathname, search, hash }
  return whereaboutsOf({
    publicOrigin,
    location,
    isSecure: window.isSecureContext,
    hasJustLed: isBack || recentLeads().length >= LEDS,
  })
}

/** Leads to the same page at the product's own address; Back skips the page that leads. */
export function leadHome(address: string): void {
  tabStore.write(LED, [...recentLeads(), now()].join(' '))
  page.leaveForGood(address)
}

/** When this tab was led away from here lately. */
const recentLeads = (): number[] =>
  (tabStore.read(LED) ?? '')
    .split(' ')
    .map(Number)
    .filter((at) => now() - at < WITHIN_MILLISECONDS)
