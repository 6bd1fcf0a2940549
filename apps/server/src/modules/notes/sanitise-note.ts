import { NOTE_LINK_REL, noteColourClass, noteColourOf, noteLinkOf } from '@rehearsal/contracts/note-html'
import sanitizeHtml, { type Attributes, type IFrame, type IOptions, type Tag } from 'sanitize-html'

/** Deeper than any list that the editor can make. */
const DEEPEST = 40

/** Exactly what the editor of the web app makes (specification §2.14); anything else is left out, its text kept. */
const options: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'span'],
  allowedAttributes: { a: ['href', 'rel'], span: ['class'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  exclusiveFilter: (frame) => (saysNothing(frame) ? 'excludeTag' : false),
  transformTags: { b: 'strong', i: 'em', del: 's', strike: 's', a: linkOf, span: colouredOf, ol: numberedOf },
}

function linkOf(tagName: string, { href = '' }: Attributes): Tag {
  const address = noteLinkOf(href)
  return { tagName, attribs: address === null ? {} : { href: address, rel: NOTE_LINK_REL } }
}

function colouredOf(tagName: string, attribs: Attributes): Tag {
  const colour = noteColourOf(attribs['class'] ?? '')
  return { tagName, attribs: colour === null ? {} : { class: noteColourClass(colour) } }
}

/** A link that leads nowhere, a span without a colour: the tag is left out, what stands in it kept. */
const saysNothing = ({ tag, attribs }: IFrame): boolean =>
  (tag === 'a' && attribs['href'] === undefined) || (tag === 'span' && attribs['class'] === undefined)

function numberedOf(_name: string, { start = '' }: Attributes): Tag {
  return { tagName: 'ol', attribs: /^[1-9]\d{0,3}$/u.test(start) ? { start } : {} }
}

/** Characters that turn the direction of what follows, or that are no text at all: they could make a note look like another. */
const UNSEEN = /[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu

/** Times that leaving something out may move what stands around it: a paragraph in a paragraph, once it shows, is two. */
const MOST_PASSES = 8

/**
 * A note as it is kept: its HTML with nothing but what the editor makes, once and for all (decision 024). Sanitising the
 * result again changes nothing.
 */
export function sanitiseNote(html: string): string {
  let kept = html
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const next = sanitisedOnce(kept)
    if (next === kept) return kept
    kept = next
  }
  // Nothing that people write comes here; its text is kept.
  return sanitizeHtml(kept, { allowedTags: [] }).trim()
}

const sanitisedOnce = (html: string): string =>
  sanitizeHtml(html.replaceAll(UNSEEN, ''), options).replaceAll(UNSEEN, '').trim()
