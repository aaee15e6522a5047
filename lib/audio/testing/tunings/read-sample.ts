import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTuning } from '../../formats/read-tuning'
import type { Tuning } from '../../tuning/tuning'

/** The bytes of a sample file of this folder. The forms are those of the programs, the values are made up. */
export function sampleFile(name: string): Uint8Array {
  return readFileSync(join('lib/audio/testing/tunings', name))
}

/** A text as the bytes of a file. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** The result of reading a file or its text; fails if it cannot be read. */
export function tuningOf(file: Uint8Array | string): Tuning {
  const read = readTuning(typeof file === 'string' ? bytesOf(file) : file)
  if ('problem' in read) throw new Error(`${read.problem} ${JSON.stringify(read.values)}`)
  return read
}

/** The line of a peak with some of its values. */
export function peakLine({
  fc = '100',
  gain = '3',
  q = '1',
}: { fc?: string; gain?: string; q?: string } = {}): string {
  return `Filter 1: ON PK Fc ${fc} Hz Gain ${gain} dB Q ${q}`
}
