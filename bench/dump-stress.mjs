/**
 * Writes the measures of every word of two and more syllables: OUT/stress-{voices,learners}.jsonl. `voices`: the bank's
 * sentences said by the product's three synthetic voices, which stress as the dictionary says; `learners`: the calibration
 * recordings. Usage: node bench/dump-stress.mjs voices|learners
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flite, voices } from '../packages/voice/src/index.ts'
import { planText } from '../packages/speech/src/reading/plan-text.ts'
import { alignWords } from '../packages/speech/src/alignment/aligner.ts'
import { gatherEvidence } from '../packages/speech/src/acoustics/frame-evidence.ts'
import { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { trackPitch } from '../packages/speech/src/audio/pitch-track.ts'
import { stressFeatures } from '../packages/speech/src/prosody/stress-features.ts'
import { stressedSyllables } from '../packages/phonetics/src/pronunciation/stress-patterns.ts'
import { isVowel } from '../packages/phonetics/src/phones/arpabet.ts'
import { readPcm, readUtterances } from '../training/corpus.ts'
import { OUT } from '../training/dumped-utterance.ts'

const models = await loadSpeechModels()
const MAX_WORDS = 22
const PAUSE_FRAMES = 10

const rows = []
if (process.argv[2] === 'learners') {
  for (const utterance of readUtterances('calibration')) {
    const { utt, speaker, text, human } = utterance
    measure({ id: utt, who: speaker, text, pcm: await readPcm('calibration', utterance), human })
  }
} else {
  for (const text of bankSentences()) {
    for (const voice of voices) {
      const { pcm } = await flite.synthesise(text, voice)
      // Without a little noise the silence of a synthetic voice is unlike any recording.
      measure({
        id: text.slice(0, 20),
        who: voice,
        text,
        pcm: pcm.map((sample, i) => sample + 0.0005 * Math.sin(i * i)),
      })
    }
  }
}
writeFileSync(join(OUT, `stress-${process.argv[2] ?? 'voices'}.jsonl`), rows.join('\n'))

function measure({ id, who, text, pcm, human }) {
  const plan = planText(text)
  const heard = gatherEvidence(models, pcm)
  const words = alignWords(
    models.acoustic,
    heard,
    plan.map(({ variants }) => variants[0] ?? []),
  )
  if (words === null) return
  const { features, networkPosteriors } = heard
  const evidence = { energies: features.energies, posteriors: networkPosteriors, pitch: trackPitch(pcm) }
  words.forEach((word, i) => {
    const accepted = stressedSyllables(plan[i]?.word ?? '', plan[i]?.variants[0] ?? [])
    if (accepted.length === 0) return
    const next = words[i + 1]
    const isBeforePause = next === undefined || next.start - word.end >= PAUSE_FRAMES
    const raw = stressFeatures(word.phones, evidence, isBeforePause)
    const vowels = word.phones.map(({ phone }) => phone).filter(isVowel)
    rows.push(JSON.stringify({ id, who, word: plan[i]?.word, vowels, accepted, isBeforePause, raw, human }))
  })
}

function bankSentences() {
  const folder = join(import.meta.dirname, '../content/questions/speaking')
  const texts = ['repeat-sentence', 'read-aloud'].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((name) => readFileSync(join(folder, kind, name), 'utf8')),
  )
  return texts.flatMap((yaml) => {
    const inline = /^sentence: (.+)$/m.exec(yaml)?.[1]
    const block = /^(?:text|sentence): >-\n((?: {2}.*\n)+)/m.exec(yaml)?.[1]
    const text = (inline ?? block ?? '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^["']|["']$/g, '')
      .trim()
    return text.split(/(?<=[.?!])\s/).filter((sentence) => sentence !== '' && sentence.split(' ').length <= MAX_WORDS)
  })
}
