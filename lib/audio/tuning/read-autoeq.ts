import { isCommand, isFilterLine, type CommandLine } from './command-lines'
import { readEqualizerApo } from './read-equalizer-apo'
import type { Source } from './source'

const FILTER = /^ ON (PK|LSC|HSC|LPQ|HPQ|LS|HS) Fc [\d.]+ Hz Gain -?[\d.]+ dB Q [\d.]+\s*$/

/**
 * Whether a text is a `ParametricEQ.txt` of AutoEq
 * (https://github.com/jaakkopasanen/AutoEq/blob/master/autoeq/frequency_response.py): the preamp first, then filters all of one
 * form, and no comments.
 */
export function isAutoEq(text: string, [first, ...filters]: readonly CommandLine[]): boolean {
  if (!first || !isCommand(first, 'Preamp') || text.includes('#')) return false
  return filters.every((command) => isFilterLine(command) && FILTER.test(command.value.slice(0, 200)))
}

/** Reads such a file; its lines are valid for Equalizer APO, too. */
export function readAutoEq(commands: readonly CommandLine[]): Source {
  return { ...readEqualizerApo(commands), format: 'autoEq' }
}
