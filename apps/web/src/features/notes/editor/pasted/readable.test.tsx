import { getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { parseHtml } from '../../../../shared/trusted-html.ts'
import { extensions } from '../extensions.ts'
import { readable } from './readable.ts'

const schema = getSchema(extensions)

/** What the editor makes of what was copied. */
function pasted(html: string): string {
  const { content } = DOMParser.fromSchema(schema).parseSlice(readable(parseHtml(html)))
  const holder = document.createElement('div')
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(content))
  return holder.innerHTML
}

const wordItem = (text: string, level = 1, marker = '·', place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>`
const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]--><style><!-- p.MsoNormal {margin:0in;} @list l0:level1 {mso-level-text:\\F0B7;} --></style></head><body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`

test('a list of Word is a list, with the lists inside it, and none of its bullets and conditions is text', () => {
  const html = word(
    `<p class=MsoNormal>Before<o:p></o:p></p>${wordItem('one', 1, '·', 'First')}${wordItem('inner', 2, 'o')}${wordItem('two', 1, '·', 'Last')}<p class=MsoNormal><b>After</b><o:p></o:p></p>`,
  )
  expect(pasted(html)).toBe(
    '<p>Before</p><ul><li><p>one</p><ul><li><p>inner</p></li></ul></li><li><p>two</p></li></ul><p><strong>After</strong></p>',
  )
})

test('a numbered list of Word begins where it began', () => {
  expect(pasted(word(wordItem('three', 1, '3.') + wordItem('four', 1, '4.')))).toBe(
    '<ol start="3"><li><p>three</p></li><li><p>four</p></li></ol>',
  )
})

test('a table of Word is a line for each row, its cells parted', () => {
  const cell = (text: string) =>
    `<td width=312 valign=top style='border:solid 1pt'><p class=MsoNormal>${text}<o:p></o:p></p></td>`
  const html = word(
    `<table class=MsoTableGrid border=1><tr>${cell('abate')}${cell('کم شدن')}</tr><tr>${cell('abide')}${cell('to stay')}</tr></table>`,
  )
  expect(pasted(html)).toBe('<p>abate | کم شدن</p><p>abide | to stay</p>')
})

test('items that Word on the web copies one by one are one list', () => {
  const item = (text: string) =>
    `<div class="ListContainerWrapper SCXW1 BCX8"><ul role="list" class="BulletListStyle1 SCXW1"><li aria-level="1" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></ul></div>`
  expect(pasted(`${item('one')}${item('two')}`).replaceAll('&nbsp;', '')).toBe(
    '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
  )
})

const google = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1b2c">${body}</b><br class="Apple-interchange-newline">`
const run = (text: string, style = 'font-weight:400') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;${style};white-space:pre-wrap;">${text}</span>`

test('what Google Docs copies is not bold, and its nested list stands in its item', () => {
  const html = google(
    `<p dir="ltr" style="line-height:1.38;">${run('plain ')}${run('bold', 'font-weight:700')}</p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;"><p dir="ltr" role="presentation">${run('one')}</p></li><ul><li dir="ltr"><p dir="ltr">${run('inner')}</p></li></ul><li dir="ltr"><p dir="ltr">${run('two')}</p></li></ul>`,
  )
  expect(pasted(html)).toBe(
    '<p>plain <strong>bold</strong></p><ul><li><p>one</p><ul><li><p>inner</p></li></ul></li><li><p>two</p></li></ul>',
  )
})

test('a table of Google Docs is a line for each row', () => {
  const html = google(
    `<div dir="ltr" align="left"><table style="border:none"><colgroup><col width="301"/></colgroup><tbody><tr><td><p dir="ltr">${run('abate')}</p></td><td><p dir="ltr">${run('v.')}</p><p dir="ltr">${run('to lessen')}</p></td></tr></tbody></table></div>`,
  )
  expect(pasted(html)).toBe('<p>abate | v. to lessen</p>')
})

test('a list and a table of LibreOffice are read', () => {
  const html = `<html><head><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">p { margin-bottom: 0.1in }</style></head><body lang="en-US" dir="ltr"><ol><li><p style="margin-bottom: 0in">\n<font face="Liberation Serif, serif">one</font></p></li>\n<li><p>two</p></li></ol><table width="665" cellpadding="4"><col width="327"/><tr valign="top"><td><p>abate</p></td><td><p>to\nlessen</p></td></tr></table></body></html>`
  expect(pasted(html)).toBe('<ol><li><p>one</p></li><li><p>two</p></li></ol><p>abate | to lessen</p>')
})

test('of a web page the lines stay lines, and nothing but its text comes along', () => {
  const html =
    '<h2>Title</h2><div>one</div><div>two<br>three</div><dl><dt>abate</dt><dd>to lessen</dd></dl><pre>a\n b\n</pre><script>x()</script><style>p{}</style><!-- no --><img src=x onerror=y()>'
  expect(pasted(html)).toBe('<p>Title</p><p>one</p><p>two<br>three</p><p>abate</p><p>to lessen</p><p>a</p><p>b</p>')
})
