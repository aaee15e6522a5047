import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTuning } from '../../tuning/read-tuning'
import type { Tuning } from '../../tuning/tuning'

/** The bytes of a sample file of this folder. The formats are those of the programs, the values are invented. */
export function sampleFile(name: string): Uint8Array {
  return readFileSync(join('lib/audio/testing/tunings', name))
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** The result of reading a file or its text; fails if it cannot be read. */
export function tuningOf(file: Uint8Array | string): Tuning {
  const read = readTuning(typeof file === 'string' ? bytesOf(file) : file)
  if ('problem' in read) throw new Error(`${read.problem} ${JSON.stringify(read.values)}`)
  return read
}

export function peakLine({
  fc = '100',
  gain = '3',
  q = '1',
}: { fc?: string; gain?: string; q?: string } = {}): string {
  return `Filter 1: ON PK Fc ${fc} Hz Gain ${gain} dB Q ${q}`
}
