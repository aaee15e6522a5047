import { commandLines, isCommand, isFilterLine, type CommandLine } from './command-lines'
import type { Source } from './source'
import { takenOver } from './take-over'
import { Unreadable, type Tuning, type TuningProblem, type TuningFormat } from './tuning'
import { readEasyEffects } from './read-easyeffects'
import { readEqualizerApo } from './read-equalizer-apo'
import { isPeace, readPeace } from './read-peace'

const LONGEST = 1024 * 1024 // bytes; longer files are rejected unread
/** How many included files are named, and the maximum length of each name. */
const MOST_INCLUDED = 3
const LONGEST_NAME = 80

/** Of any program in `readers`, by content. Never throws; fitting takes 0.1 s, up to a second on a phone. */
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

/** Equalizer APO's default file only includes others, and has no filters of its own. */
function withoutFilters(commands: readonly CommandLine[]): Unreadable {
  const included = commands.filter((command) => isCommand(command, 'Include'))
  if (included.length === 0) return new Unreadable('unknown')
  const names = included
    .slice(0, MOST_INCLUDED)
    .map(({ value }) => `„${value.trim().slice(0, LONGEST_NAME)}“`)
  return new Unreadable('included', { name: names.join(', ') })
}

interface TextFile {
  text: string
  commands: readonly CommandLine[]
}

interface Reader {
  recognises: (file: TextFile) => boolean
  read: (file: TextFile) => Source // throws Unreadable
}

/** In the order tried; null for formats the shop only writes. */
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

const FILTER = /^ ON (PK|LSC|HSC|LPQ|HPQ|LS|HS) Fc [\d.]+ Hz Gain -?[\d.]+ dB Q [\d.]+\s*$/

/** https://github.com/jaakkopasanen/AutoEq/blob/master/autoeq/frequency_response.py writes the preamp first, then
 * filters all of one form, and no comments. */
function isAutoEq(text: string, [first, ...filters]: readonly CommandLine[]): boolean {
  if (!first || !isCommand(first, 'Preamp') || text.includes('#')) return false
  return filters.every((command) => isFilterLine(command) && FILTER.test(command.value.slice(0, 200)))
}

/** Its lines are valid for Equalizer APO, too. */
function readAutoEq(commands: readonly CommandLine[]): Source {
  return { ...readEqualizerApo(commands), format: 'autoEq' }
}

/** Lines above the filters without information about them; the channel is the measured one. */
const HEADER = ['Dated', 'Notes', 'Channel', 'Equaliser']

/** From REW's `Export filter settings as text` (https://www.roomeqwizard.com/help/help_en-GB/html/equaliser.html). */
function isRew(text: string, commands: readonly CommandLine[]): boolean {
  return (
    /^\s{0,20}Filter Settings file/i.test(text) ||
    /^Room EQ V\d/m.test(text) ||
    commands.some((command) => isCommand(command, 'Equaliser'))
  )
}

/** REW's `Generic` equaliser and others with the same notation, in German, too (`Fc 63,5 Hz`). Equalizer APO adopted
 * it, so the filters are equal; unused ones are `None`. */
function readRew(commands: readonly CommandLine[]): Source {
  const filters = commands.filter((command) => !HEADER.some((name) => isCommand(command, name)))
  return { ...readEqualizerApo(filters), format: 'rew' }
}

/** Control characters that never occur in text, unlike tab, line feed, form feed and carriage return. */
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\uffff]/
const MOST_LOST = 0.1 // share of characters that could not be decoded
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g // zero-width, which web pages put between words
const DASH = /[\u2010-\u2013\u2212](?=\s?[\d.,])/g // used as a minus
const END = /\u001a\s*$/ // end-of-file character of old Windows programs

/** UTF-16 (as Windows programs write it) or UTF-8 by its byte order mark; without one UTF-8, or else the Western
 * Windows code page, like Equalizer APO.
 * @throws Unreadable for anything but text */
function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes).replace(END, '')
  const lost = text.split('\ufffd').length - 1
  if (lost > MOST_LOST * text.length || BINARY.test(text)) throw new Unreadable('binary')
  if (text.trim() === '') throw new Unreadable('empty')
  return text
    .replace(INVISIBLE, '')
    .replace(DASH, '-')
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
