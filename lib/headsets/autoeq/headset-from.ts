import { highestPoint } from '@/lib/audio/extremes'
import { slugOf } from '@/lib/core/text/plain-text'
import { headsetSchema, type Headset } from '../schema'
import { correctionOf } from '../with-headset'
import { readCorrection } from './read-correction'

/** dB; no headset is that quiet anywhere, so the measurement or the file must be wrong. */
const MOST_LIFT = 20

const LONGEST_ID = 80

export class Implausible extends Error {}

/** The id of a model; '' for a name without a letter or digit. `Arctis 7` and `Arctis 7+` differ. */
export function headsetId(name: string): string {
  return slugOf(name.replaceAll('+', ' plus '), LONGEST_ID)
}

/** @throws Unreadable for another text, `Implausible` for one that lifts too much, ZodError for invalid fields */
export function headsetFrom(
  text: string,
  about: Pick<Headset, 'name' | 'kind' | 'measurer' | 'target'> & Partial<Pick<Headset, 'aliases'>>,
): Headset {
  const { name, aliases = [], kind, measurer, target } = about
  const id = headsetId(name)
  const headset = headsetSchema.parse({ id, name, aliases, kind, measurer, target, ...readCorrection(text) })
  if (highestPoint(correctionOf(headset)).gain > MOST_LIFT) throw new Implausible()
  return headset
}
