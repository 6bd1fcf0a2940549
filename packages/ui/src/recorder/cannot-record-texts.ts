import type { Obstacle } from './can-record.ts'

const how =
  'Open this page in Chrome or Safari: press the menu of this window (⋮, ⋯ or the share sign), then “Open in browser”. Or copy the link and paste it there.'

/** What a browser that cannot record is told. */
export const cannotRecordTexts = {
  title: (app: string | null, obstacle: Obstacle): string => {
    if (obstacle === 'insecure') return 'Recording needs a secure address.'
    if (app === null) return 'This browser cannot record.'
    return app === '' ? 'This page is open inside another app, which cannot record.' : `${app} cannot record.`
  },
  advice: (app: string | null, obstacle: Obstacle): string => {
    if (obstacle === 'insecure')
      return 'Open this page at an address that begins with https, or tell whoever runs this site.'
    return app === null ? 'Open this page in a new version of Chrome, Edge, Firefox or Safari.' : how
  },
  /** Where the app may have refused the microphone itself. */
  refusedInside: (app: string): string =>
    `${app === '' ? 'The app in which this page is open' : app} may not let pages record. ${how}`,
  link: 'Address of this page',
  copy: 'Copy link',
  copied: 'Link copied!',
  notCopied: 'The link could not be copied. Press and hold it to copy it.',
}
