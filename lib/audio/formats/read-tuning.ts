import { commandLines, isCommand, isFilterLine, type CommandLine } from '../tuning/command-lines'
import { decodeText } from '../tuning/decode-text'
import { isAutoEq, readAutoEq } from '../tuning/read-autoeq'
import { readEasyEffects } from '../tuning/read-easyeffects'
import { readEqualizerApo } from '../tuning/read-equalizer-apo'
import { isRew, readRew } from '../tuning/read-rew'
import type { Source } from '../tuning/source'
import { takenOver } from '../tuning/take-over'
import type { Tuning, TuningProblem } from '../tuning/tuning'
import { Unreadable } from '../tuning/unreadable'

/** Bytes; longer files are not looked into. */
const LONGEST = 1024 * 1024
/** Files and characters that are named of those that a file leads to. */
const MOST_INCLUDED = 3
const LONGEST_NAME = 80

/**
 * Reads the settings of an equaliser from a file of Equalizer APO, AutoEq, EasyEffects, Wavelet or REW, whichever its content
 * shows it to be. Never throws; takes a tenth of a second where filters have to be fitted, and on a phone up to a second.
 */
export function readTuning(bytes: Uint8Array): Tuning | TuningProblem {
  if (bytes.length > LONGEST) return { problem: 'too_large', values: {} }
  try {
    return takenOver(sourceOf(decodeText(bytes)))
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem, values: error.values }
    throw error
  }
}

function sourceOf(text: string): Source {
  if (text.trimStart().startsWith('{')) return readEasyEffects(text)
  const commands = commandLines(text)
  if (isRew(text, commands)) return readRew(commands)
  const curves = commands.filter((command) => isCommand(command, 'GraphicEQ'))
  if (curves.length === 0 && !commands.some(isFilterLine)) throw withoutFilters(commands)
  if (commands.length === 1 && curves.length === 1)
    return { ...readEqualizerApo(commands), format: 'graphicEq' }
  return isAutoEq(text, commands) ? readAutoEq(commands) : readEqualizerApo(commands)
}

/** The file of Equalizer APO that its installer lays down leads to others by `Include`, and has no filters of its own. */
function withoutFilters(commands: readonly CommandLine[]): Unreadable {
  const included = commands.filter((command) => isCommand(command, 'Include'))
  if (included.length === 0) return new Unreadable('unknown')
  const names = included
    .slice(0, MOST_INCLUDED)
    .map(({ value }) => `„${value.trim().slice(0, LONGEST_NAME)}“`)
  return new Unreadable('included', { name: names.join(', ') })
}
