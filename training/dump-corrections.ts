/**
 * Writes what key words in place of the embedded recogniser's words are judged by: OUT/corrections-{part}-{index}.jsonl, one take and list of keywords a
 * row. A training speaker is heard by the network that never heard them; the keywords are words of theirs, and the key words of four of the bank's
 * questions that they have nothing to do with. Usage: node dump-corrections.ts INDEX COUNT train|calibration. Needs content/pack, or PACK.
 */
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { createSpeechRecogniser } from '../packages/speech/src/decoder/recogniser.ts'
import { concatenated } from '../packages/speech/src/miscues/recurrent-layers.ts'
import { cueKeywordsOf } from '../packages/speech/src/open-speech/correct-transcript.ts'
import { correctionCandidates } from '../packages/speech/src/open-speech/correction-candidates.ts'
import { hearTake } from '../packages/speech/src/spotting/hear-take.ts'
import { loadOpenModels } from '../packages/speech/src/spotting/open-models.ts'
import { type Keyword, keywordOf } from '../packages/speech/src/spotting/keyword.ts'
import { keywordsInText } from '../packages/speech/src/open-speech/keywords-in-text.ts'
import { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { RECOGNISER_FOLDER } from '../packages/speech/src/weights/read-weights.ts'
import { embeddedTranscriber } from '../packages/speech/src/transcription/embedded-transcriber.ts'
import { guardTranscript } from '../packages/rating/src/transcript/index.ts'
import { networksOfStrangers, ownShare, readPcm, readUtterances, type Utterance } from './corpus.ts'

const QUESTIONS = 4
/** Seconds of the takes, in turn. */
const LENGTHS = [5, 12.5, 20]
const LITTLE = new Set(
  'that this with from have they them there their were what when will would your into over then than very some been also about could should'.split(
    ' ',
  ),
)
const keyPointsSchema = z.array(z.object({ point: z.string(), cues: z.array(z.array(z.string())) }))
const packSchema = z.object({
  questions: z.array(z.object({ taskId: z.string(), answerKey: z.object({ keyPoints: keyPointsSchema.optional() }) })),
})

const part = process.argv[4] === 'calibration' ? 'calibration' : 'train'
const out = join(process.env['OUT'] ?? '/tmp/rehearsal-training', `corrections-${part}-${process.argv[2] ?? '0'}.jsonl`)
rmSync(out, { force: true })
const pack = process.env['PACK'] ?? join(import.meta.dirname, '../content/pack/pack.json.gz')
const questions = packSchema
  .parse(JSON.parse(gunzipSync(readFileSync(pack)).toString()))
  .questions.flatMap(({ taskId, answerKey: { keyPoints } }) =>
    /describe-image|re-tell-lecture|respond-to-a-situation/u.test(taskId) && keyPoints !== undefined ? [keyPoints] : [],
  )
const models = await loadSpeechModels()
const open = loadOpenModels()
const recogniser = createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER)
const transcriber = embeddedTranscriber(() => recogniser)

const speakers = [...Map.groupBy(readUtterances(part), ({ speaker }) => speaker).values()]
for (const utterances of ownShare(speakers)) await tryCorrections(utterances, speakers.indexOf(utterances))

async function tryCorrections(utterances: readonly Utterance[], number: number): Promise<void> {
  const [first] = utterances
  if (first === undefined) return
  const { pcm, text } = await oneTake(utterances, LENGTHS[number % LENGTHS.length] ?? 5)
  const own = { ...models, networks: networksOfStrangers(models.networks, first) }
  const take = hearTake(own, pcm)
  const transcript = guardTranscript(await transcriber.transcribe(pcm), pcm.length / 16_000)
  if (take === null || transcript === null) return
  const words = [...new Set(text.match(/[a-z']{4,}/gu) ?? [])].filter((word) => !LITTLE.has(word))
  const foreign = Array.from({ length: QUESTIONS }, (_, k) => questions[(QUESTIONS * number + k) % questions.length])
  tryTerms(
    words.flatMap((word) => keywordOf(word) ?? []),
    true,
  )
  for (const keyPoints of foreign) {
    tryTerms(keywordsInText(text, cueKeywordsOf(keyPoints ?? []).flat()).unsaid, false)
  }

  function tryTerms(keywords: readonly Keyword[], isSaid: boolean): void {
    if (take === null || transcript === null) return
    const { said, unsaid } = keywordsInText(transcript.text, keywords)
    const { candidates } = correctionCandidates(own, open, take, transcript, unsaid, () => recogniser)
    const evidence = candidates.map((candidate) => candidate.evidence)
    const row = { speaker: first?.speaker, isSaid, keywords: keywords.length, written: said.length, evidence }
    appendFileSync(out, `${JSON.stringify(row)}\n`)
  }
}

/** What a speaker read, one sentence behind the other, until it is long enough. */
async function oneTake(
  utterances: readonly Utterance[],
  seconds: number,
): Promise<{ pcm: Float32Array; text: string }> {
  const texts: string[] = []
  let pcm: Float32Array = new Float32Array(0)
  for (const utterance of utterances) {
    if (pcm.length >= seconds * 16_000) break
    pcm = concatenated(pcm, await readPcm(part, utterance))
    texts.push(utterance.text.toLowerCase())
  }
  return { pcm, text: texts.join(' . ') }
}
