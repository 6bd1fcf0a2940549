/** The vectors of other subjects, built ahead. */
import { dequantise } from '@rehearsal/meaning/vectors'
import { readModel } from '../../weights/read-model.ts'
import { OTHER_SUBJECTS } from './other-subjects.ts'

let subjects: readonly Float32Array[] | undefined

/** A vector of length 1 for each of `OTHER_SUBJECTS`, read on first use. */
export function subjectVectors(): readonly Float32Array[] {
  subjects ??= readSubjects()
  return subjects
}

function readSubjects(): readonly Float32Array[] {
  const bytes = readModel('topic/subjects.bin')
  const size = bytes.length / OTHER_SUBJECTS.length
  return OTHER_SUBJECTS.map((_, i) => dequantise(new Int8Array(bytes.subarray(i * size, (i + 1) * size))))
}
