import { highestPoint } from '@/lib/audio/extremes'
import { slugOf } from '@/lib/core/text/plain-text'
import { headsetSchema, type Headset } from '../schema'
import { correctionOf } from '../with-headset'
import { hasGain, type GainFilter } from '@/lib/audio/filter'
import { commandLines, isFilterLine } from '@/lib/audio/tuning/command-lines'
import { readEqualizerApo } from '@/lib/audio/tuning/read-equalizer-apo'
import { asBroken } from '@/lib/audio/tuning/source'
import { Unreadable } from '@/lib/audio/tuning/tuning'

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

type Correction = Pick<Headset, 'preamp' | 'filters'>

/**
 * `ParametricEQ.txt` (https://github.com/jaakkopasanen/AutoEq/blob/master/autoeq/frequency_response.py) with its
 * published values, perhaps beyond presets' limits; `withHeadset` limits them. @throws Unreadable for anything but a
 * preamp, peaks and shelves
 */
export function readCorrection(text: string): Correction {
  const commands = commandLines(text)
  const { filters, curves, leftOut, preamp } = readEqualizerApo(commands)
  const [first] = leftOut
  if (first) {
    const line = first.values.line ?? lineOf(text, /\bOFF\b/i)
    throw new Unreadable(asBroken(first.what) ?? 'bad_line', { line })
  }
  const shaped = filters.filter(isShaped)
  if (curves.length > 0 || shaped.length < filters.length) {
    const odd = commands.find((command) => isFilterLine(command) && !/ ON (PK|LSC|HSC) /.test(command.value))
    throw new Unreadable('bad_line', { line: odd?.line ?? 1 })
  }
  if (shaped.length === 0) throw new Unreadable('no_filters')
  if (preamp === undefined) throw new Unreadable('bad_line', { line: 1 })
  return { preamp, filters: shaped.map(({ type, fc, gain, q }) => ({ type, fc, gain: gain + 0, q })) }
}

function isShaped(filter: Parameters<typeof hasGain>[0]): filter is GainFilter {
  return hasGain(filter)
}

function lineOf(text: string, pattern: RegExp): number {
  return text.split(/\r\n|\n|\r/).findIndex((line) => pattern.test(line)) + 1
}
