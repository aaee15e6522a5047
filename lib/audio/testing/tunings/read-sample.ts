import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The bytes of a sample file of this folder. The forms are those of the programs, the values are made up. */
export function sampleFile(name: string): Uint8Array {
  return readFileSync(join('lib/audio/testing/tunings', name))
}
