/** Why a browser cannot record at all: the address is not secure, or the means are not there. */
export type Obstacle = 'insecure' | 'unsupported'

/** Whether this browser, on this page, has what a recording needs; null where it has. Who it says it is does not matter. */
export function recordingObstacle(): Obstacle | null {
  if (!window.isSecureContext) return 'insecure'
  const devices: unknown = 'mediaDevices' in navigator ? navigator.mediaDevices : undefined
  const hasDevices = typeof devices === 'object' && devices !== null && 'getUserMedia' in devices
  const hasSound = 'AudioContext' in window && 'AudioWorkletNode' in window && 'WebAssembly' in window
  return hasDevices && hasSound ? null : 'unsupported'
}

/** How the browsers inside apps name themselves. */
const appMarks: readonly (readonly [RegExp, string])[] = [
  [/Instagram/u, 'Instagram'],
  [/FB_IAB\/MESSENGER|FBAN\/Messenger/u, 'Messenger'],
  [/FBAN|FBAV|FB_IAB/u, 'Facebook'],
  [/MicroMessenger/u, 'WeChat'],
  [/Telegram/u, 'Telegram'],
  [/ Line\//u, 'LINE'],
  [/WhatsApp/u, 'WhatsApp'],
  [/musical_ly|BytedanceWebview|TikTok/u, 'TikTok'],
  [/Snapchat/u, 'Snapchat'],
  [/LinkedInApp/u, 'LinkedIn'],
  [/KAKAOTALK/u, 'KakaoTalk'],
  [/Viber/u, 'Viber'],
  [/Twitter/u, 'X'],
]

/** Other apps: Android says `wv`; on an iPhone every browser but theirs says `Safari`. */
const isNamelessApp = (agent: string) =>
  /; wv\)/u.test(agent) || (/(?:iPhone|iPad).*AppleWebKit/u.test(agent) && !agent.includes('Safari/'))

/**
 * The app inside which this browser runs, for words alone: '' where it does not say its name, null where it runs by itself.
 * @param agent the browser's own description of itself
 */
export function appAround(agent: string): string | null {
  const known = appMarks.find(([mark]) => mark.test(agent))
  if (known !== undefined) return known[1]
  return isNamelessApp(agent) ? '' : null
}
