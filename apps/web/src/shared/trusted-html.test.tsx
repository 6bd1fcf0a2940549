import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseHtml } from './trusted-html.ts'

const allowed =
  'p br strong em u s ul ol li blockquote a span b i del strike div section article h1 h2 h3 h4 h5 h6 pre table tbody thead tr td th'.split(
    ' ',
  )

const hostile = [
  '<img src=x onerror=alert(1)>a',
  '<p onclick=alert(1) id=x>a</p>',
  '<p title="<img src=x onerror=alert(1)>">a</p>',
  "<p title='>' onclick='alert(1)'>a</p>",
  '<p/onload=alert(1)>a</p>',
  '<svg onload=alert(1)><style><img src=x onerror=alert(1)></style></svg>a',
  '<style>p{color:red}</style>a',
  '<style>p{color:red}',
  '<script>alert(1)</script>a',
  '<scr<script>ipt>alert(1)</script>a',
  '<!--><img src=x onerror=alert(1)>-->a',
  '<!-- a --!><img src=x onerror=alert(1)>',
  '<base href=//evil.example><link rel=stylesheet href=x><meta http-equiv=refresh>a',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>a',
  '<a href="javascript:alert(1)" onmouseover=x target=_top>a</a>',
  '<p style="background:url(//evil.example);font-weight:bold;position:fixed">a</p>',
  '<math><mtext></mtext></math><template><p onclick=x></template>a',
  '<p class="a" onclick="x">a',
  '< p onclick=x>a',
  '<p\nonclick\n=\nalert(1)>a',
  '<table><td onclick=x>a',
]

/** Everything in the document that HTML is read into that might load, run or cover something. */
function harmIn(html: string): string[] {
  const body = parseHtml(html)
  const inHead = Array.from(body.ownerDocument.head.children, ({ localName }) => `head: ${localName}`)
  const inBody = Array.from(body.querySelectorAll('*')).flatMap((element) => [
    ...(allowed.includes(element.localName) ? [] : [element.localName]),
    ...element.getAttributeNames().filter((name) => !['class', 'href', 'start', 'style'].includes(name)),
    ...(/url|position|color/u.test(element.getAttribute('style') ?? '') ? ['style'] : []),
  ])
  return [...inHead, ...inBody]
}

test.each(hostile)('of %s nothing comes into the document that could load, run or cover', (html) => {
  expect(harmIn(html)).toEqual([])
})

test('nothing harmful comes into the document, whatever is read', () => {
  const scraps = '<p </p> > " \' = on onclick=x <img <svg> </svg> <style> <!-- --> <b> / <'.split(' ')
  const pieces = fc.oneof(fc.constantFrom(...hostile, ...scraps), fc.string({ maxLength: 4 }))
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      expect(harmIn(parts.join(''))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('a note comes through as it is', () => {
  const html =
    '<p>a &lt;b&gt; &amp; <strong>c</strong> <span class="note-colour-red">d</span></p><ol start="3"><li><p>e</p></li></ol><p><a href="https://a.example/?b=1&amp;c=2" rel="x">f</a></p>'
  expect(parseHtml(html).innerHTML).toBe(html.replace(' rel="x"', ''))
})

test('a comparison in the text is no tag', () => {
  expect(parseHtml('1 < 2 and 3 > 2, <3').textContent).toBe('1 < 2 and 3 > 2, <3')
})

test('the way in which other programs write bold is understood', () => {
  const body = parseHtml(
    '<b style="font-weight:normal;color:red" id="docs"><span style="font-weight: 700">a</span></b>',
  )
  expect(body.innerHTML).toBe('<b style="font-weight:normal"><span style="font-weight: 700">a</span></b>')
})
