import { NOTE_LINK_REL, noteColourClass, noteColours } from '@rehearsal/contracts/note-html'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseNote } from './sanitise-note.ts'
import { isBlank, textOfNote } from './text-of-note.ts'

const link = (href: string, text: string) => `<a href="${href}" rel="${NOTE_LINK_REL}">${text}</a>`

test.each([
  '<p>Plain, <strong>bold</strong>, <em>italic</em>, <u>under</u>, <s>through</s></p>',
  '<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>',
  '<ol start="4"><li><p>four</p></li></ol>',
  '<blockquote><p>said</p></blockquote><p></p><p>a<br />b</p>',
  `<p>${link('https://example.org/?a=1&amp;b=2', 'a link')}</p>`,
  `<p>${link('mailto:ana@example.org', 'Ana')}</p>`,
  '<p dir="rtl">نیم‌فاصله</p>'.replace(' dir="rtl"', ''),
  ...noteColours.map((colour) => `<p><span class="${noteColourClass(colour)}">${colour}</span></p>`),
])('what the editor makes is kept as it is: %s', (html) => {
  expect(sanitiseNote(html)).toBe(html)
})

const deep = (tag: string) => `${`<${tag}>`.repeat(10_000)}deep${`</${tag}>`.repeat(10_000)}`

/** What is sent, and what is left of it. */
const hostile: readonly (readonly [sent: string, kept: string])[] = [
  ['<script>alert(1)</script>a', 'a'],
  ['<SCRIPT SRC=https://evil.example/x.js></SCRIPT>a', 'a'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>a', 'ipt&gt;alert(1)ipt&gt;a'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
  ['<p/onload=alert(1)>a</p>', '<p>a</p>'],
  ['<body onload=alert(1)>a</body>', 'a'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', 'a'],
  ['<a href=" &#14; javascript:alert(1)">a</a>', 'a'],
  ['<a href="jav&#x09;ascript:alert(1)">a</a>', 'a'],
  ['<a href="java&#10;script:alert(1)">a</a>', 'a'],
  ['<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>', 'a'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
  ['<a href="vbscript:msgbox(1)">a</a>', 'a'],
  ['<a href="//evil.example">a</a>', 'a'],
  ['<a href="/api/notes/1">a</a>', 'a'],
  ['<a href="https:evil.example">a</a>', 'a'],
  ['<a href="https://">a</a>', 'a'],
  ['<a href="https://a.example/&#x202E;gpj.exe">a</a>', 'a'],
  [
    '<a target="_top" ping="https://evil.example" href="https://b.example" rel="opener">a</a>',
    link('https://b.example', 'a'),
  ],
  ['<p style="position:fixed;inset:0;background:url(//evil.example)">a</p>', '<p>a</p>'],
  ['<style>body{display:none}</style>a', 'a'],
  ['<span class="fixed inset-0 z-50">a</span>', 'a'],
  ['<span class="fixed note-colour-red inset-0" style="color:red">a</span>', '<span class="note-colour-red">a</span>'],
  ['<span class="note-colour-red note-colour-blue">a</span>', '<span class="note-colour-red">a</span>'],
  ['<span class="note-colour-black">a</span>', 'a'],
  ['<p class="note-colour-red" id="root">a</p>', '<p>a</p>'],
  ['<svg onload=alert(1)><script>alert(1)</script></svg>a', 'a'],
  ['<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>', 'a'],
  ['<svg><animate attributeName=href values=javascript:alert(1)></svg>a', 'a'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>a', 'a'],
  ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">a', '<p></p>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</p></noscript>', '<p>a</p>'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
  ['<iframe src="javascript:alert(1)"></iframe><object data=x></object><embed src=x>a', 'a'],
  ['<form action="https://evil.example"><input name=q><button formaction=javascript:alert(1)>a</button></form>', 'a'],
  ['<template><script>alert(1)</script></template>a', 'a'],
  ['<textarea><p>hidden</textarea><option>hidden</option>a', 'a'],
  ['<base href="https://evil.example"><meta http-equiv=refresh content="0;url=x"><link rel=stylesheet href=x>a', 'a'],
  ['<!-- <script>alert(1)</script> --><![CDATA[<p>]]><?php echo 1 ?>a', 'a'],
  ['<!--><img src=x onerror=alert(1)>-->a', '--&gt;a'],
  ['<xmp><img src=x onerror=alert(1)></xmp>a', 'a'],
  ['<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>a', 'a'],
  ['<details open ontoggle=alert(1)>a</details>', 'a'],
  ['<marquee onstart=alert(1)>a</marquee>', 'a'],
  ['<x onclick=alert(1) contenteditable autofocus>a</x>', 'a'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['{{constructor.constructor("alert(1)")()}}', '{{constructor.constructor("alert(1)")()}}'],
  ['a\u202Eevil\u202C\u2066b\u2069', 'aevilb'],
  ['a&#x202E;b&#8238;c\uFEFF', 'abc'],
  ['a&#0;b&#8;c\u0007', 'a\uFFFDbc'],
  ['<ol start="-1" type="a" reversed><li value="9">a</li></ol>', '<ol><li>a</li></ol>'],
  ['<b>a</b><i>b</i><del>c</del><strike>d</strike>', '<strong>a</strong><em>b</em><s>c</s><s>d</s>'],
  ['<h1>a</h1><table><tr><td>b</td></tr></table><pre><code>c</code></pre>', 'abc'],
]

test.each(hostile)('of %s nothing is left but what the editor makes', (sent, kept) => {
  expect(sanitiseNote(sent)).toBe(kept)
})

test.each(hostile)('sanitising %s again changes nothing', (sent) => {
  const once = sanitiseNote(sent)
  expect(sanitiseNote(once)).toBe(once)
})

/** A paragraph cannot stand in another, nor a link: those lie side by side. */
test.each([
  ['b', 5000],
  ['div', 5000],
  ['blockquote', 5000],
  ['ul', 5000],
  ['svg', 5000],
  ['a href="https://a.example"', 700_000],
  ['p', 200_000],
] as const)('of 10,000 nested <%s> the text is left, soon, in %i characters at most', (tag, most) => {
  const kept = sanitiseNote(deep(tag))
  expect(textOfNote(kept)).toBe('deep')
  expect(kept.length).toBeLessThan(most)
  expect(sanitiseNote(kept)).toBe(kept)
})

const scraps = `<p> </p> <b> </b> <ul> <li> </li> </ul> <br> </br> <blockquote> <!-- --> < > " ' & &amp &lt; &#60; &amp;lt; <svg> <style> </style> <noscript> </noscript> </span> </a>`
const tags = ['<span class="note-colour-red">', '<a href="https://a.example">', '<ol start="3">']
const pieces = fc.oneof(
  fc.constantFrom(...hostile.map(([sent]) => sent), ...scraps.split(' '), ...tags),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

test('sanitising is idempotent, whatever is sent', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const once = sanitiseNote(parts.join(''))
      expect(sanitiseNote(once)).toBe(once)
    }),
    { numRuns: 3000 },
  )
})

test('whatever is sent, only the tags and attributes of the editor are left', () => {
  const allowed =
    /^(?:<\/?(?:p|strong|em|u|s|ul|ol|li|blockquote|a|span)>|<br \/>|<ol start="\d{1,4}">|<span class="note-colour-[a-z]+">|<a href="(?:https?:|mailto:)[^"<>]*" rel="noopener noreferrer nofollow">)$/iu
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      for (const [tag] of sanitiseNote(parts.join('')).matchAll(/<[^>]*>?/gu)) expect(tag).toMatch(allowed)
    }),
    { numRuns: 3000 },
  )
})

test.each(['', ' ', '\u200B', '\u200C\u200D', '\u2800\u3164', '\u00AD', '\u0301', '\n\t'])(
  'a text of %j has nothing to read',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test.each(['a', '۱', '😀', '.', 'می\u200Cروم', 'é'])('a text of %j has something to read', (text) => {
  expect(isBlank(text)).toBe(false)
})

test('the text of a note has a line for each paragraph and shows characters, not entities', () => {
  const html = '<p>a &amp;lt; b</p><ul><li><p>one</p></li><li><p>two<br />lines</p></li></ul><p>&lt;b&gt;</p>'
  expect(textOfNote(html)).toBe('a &lt; b\none\ntwo\nlines\n<b>')
})
