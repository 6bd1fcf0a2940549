import { readFileSync } from 'node:fs'
const { openVoice } = await import('/work/w/dictation/apps/server/src/platform/voice/voice.ts')
const pool: string[] = JSON.parse(readFileSync('/work/w/dictation/content/pack/dictionary.json', 'utf8')).difficultWords
const voice = openVoice(null, 1)
let n = 0, bad: string[] = [], min = 1e9, max = 0
const t = performance.now()
for (const word of pool) for (const v of ['slt', 'awb'] as const) {
  try { const b = await voice.render({ turns: [{ voice: v, text: `${word}.` }] }); n++; min = Math.min(min, b.length); max = Math.max(max, b.length); if (b.length < 3000) bad.push(`${word}/${v}/${b.length}`) } catch (e) { bad.push(`${word}/${v} ${e}`) }
}
console.log(n, 'rendered in', Math.round(performance.now() - t), 'ms; bytes', min, max, bad.slice(0, 20))
await voice.close()
