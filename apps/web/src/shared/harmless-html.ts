/** Elements that a text may have, pasted ones among them. Nothing of them is loaded and nothing runs. */
const allowedTags: ReadonlySet<string> = new Set(
  'p br strong em u s ul ol li blockquote a span b i del strike div section article header footer main aside address figure figcaption dl dt dd caption h1 h2 h3 h4 h5 h6 pre table tbody thead tfoot tr td th'.split(
    ' ',
  ),
)

/** What stands in these is no text of the page. */
const HIDDEN =
  /<(script|style|title|textarea|template|noscript|xmp|iframe|noembed|noframes|select|svg|math|head|xml)(?![\w-])[\s\S]*?(?:<\/\1\s*>|$)/giu
/** Comments, declarations and the conditions that Word puts round its bullets are no text either. */
const PIECE = /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>|</giu
const TAG = /^<(\/?)([a-z][^\s/>]*)([\s\S]*)>$/iu
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+))/giu
/** How other programs write bold, italic and lines, and Word its lists; nothing else of a style is of use. */
const STYLE = /(?:mso-list|font-weight|font-style|text-decoration|text-decoration-line)\s*:\s*[\w -]+/giu

/**
 * HTML with nothing but harmless elements and, of their attributes, class, address, start of a list and the style of
 * letters. Every tag is written anew, so that a parser meets no handler, no style sheet and no frame to report.
 */
export function harmlessHtml(html: string): string {
  return html.replaceAll(HIDDEN, '').replaceAll(PIECE, (piece) => {
    if (piece === '<') return '&lt;'
    const [, slash = '', name = '', rest = ''] = TAG.exec(piece) ?? []
    const tag = name.toLowerCase()
    if (!allowedTags.has(tag)) return ''
    return slash === '' ? `<${tag}${attributesOf(rest)}>` : `</${tag}>`
  })
}

function attributesOf(text: string): string {
  const kept = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => {
    const value = double ?? single ?? bare ?? ''
    return written(name.toLowerCase(), value)
  })
  return kept.join('')
}

function written(name: string, value: string): string {
  if (name === 'style') {
    const style = [...value.matchAll(STYLE)].join(';')
    return style === '' ? '' : ` style="${style}"`
  }
  return ['class', 'href', 'start'].includes(name) ? ` ${name}="${value.replaceAll('"', '&quot;')}"` : ''
}
