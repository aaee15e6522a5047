import { commandLines, isCommand, isFilterLine, type CommandLine } from './command-lines'
import { decodeText } from './decode-text'
import type { Source } from './source'
import { takenOver } from './take-over'
import { Unreadable, type Tuning, type TuningProblem, type TuningFormat } from './tuning'
import { isAutoEq, readAutoEq } from './read-autoeq'
import { readEasyEffects } from './read-easyeffects'
import { readEqualizerApo } from './read-equalizer-apo'
import { isPeace, readPeace } from './read-peace'
import { isRew, readRew } from './read-rew'

/** In bytes; longer files are rejected unread. */
const LONGEST = 1024 * 1024
/** How many included files are named, and the maximum length of each name. */
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

/** A file whose format is not yet known. */
interface TextFile {
  text: string
  commands: readonly CommandLine[]
}

interface Reader {
  recognises: (file: TextFile) => boolean
  /** @throws Unreadable */
  read: (file: TextFile) => Source
}

/** By format, in the order tried; null for formats the shop only writes. */
export const readers: Record<TuningFormat, Reader | null> = {
  easyEffects: {
    recognises: ({ text }) => text.trimStart().startsWith('{'),
    read: ({ text }) => readEasyEffects(text),
  },
  peace: {
    recognises: ({ text }) => isPeace(text),
    read: ({ text }) => readPeace(text),
  },
  rew: {
    recognises: ({ text, commands }) => isRew(text, commands),
    read: ({ commands }) => readRew(commands),
  },
  graphicEq: {
    recognises: ({ commands: [first, ...others] }) =>
      first !== undefined && isCurve(first) && others.length === 0,
    read: ({ commands }) => ({ ...readEqualizerApo(commands), format: 'graphicEq' }),
  },
  autoEq: {
    recognises: ({ text, commands }) => commands.some(isFilterLine) && isAutoEq(text, commands),
    read: ({ commands }) => readAutoEq(commands),
  },
  equalizerApo: {
    recognises: ({ commands }) => commands.some((command) => isCurve(command) || isFilterLine(command)),
    read: ({ commands }) => readEqualizerApo(commands),
  },
}

function isCurve(command: CommandLine): boolean {
  return isCommand(command, 'GraphicEQ')
}
