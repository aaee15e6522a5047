import { commandLines, isCommand, type CommandLine } from '../tuning/command-lines'
import { decodeText } from '../tuning/decode-text'
import type { Source } from '../tuning/source'
import { takenOver } from '../tuning/take-over'
import { Unreadable, type Tuning, type TuningProblem } from '../tuning/tuning'
import { readers } from './readers'

/** In bytes; longer files are rejected unread. */
const LONGEST = 1024 * 1024
/** How many included files are named, and with how many characters. */
const MOST_INCLUDED = 3
const LONGEST_NAME = 80

/**
 * Reads equaliser settings from a file of any program in `readers`, recognised by content. Never throws; takes a
 * tenth of a second if filters have to be fitted, up to a second on a phone.
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
  const file = { text, commands: commandLines(text) }
  const reader = Object.values(readers).find((each) => each?.recognises(file))
  if (!reader) throw withoutFilters(file.commands)
  return reader.read(file)
}

/** The file Equalizer APO installs by default only includes others, and has no filters of its own. */
function withoutFilters(commands: readonly CommandLine[]): Unreadable {
  const included = commands.filter((command) => isCommand(command, 'Include'))
  if (included.length === 0) return new Unreadable('unknown')
  const names = included
    .slice(0, MOST_INCLUDED)
    .map(({ value }) => `„${value.trim().slice(0, LONGEST_NAME)}“`)
  return new Unreadable('included', { name: names.join(', ') })
}
