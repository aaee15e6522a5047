import { isCommand, isFilterLine, isSpelled, type CommandLine } from './command-lines'
import { readFilterLine } from './read-filter-line'
import { readGraphicEq } from './read-graphic-eq'
import { isThousands, readGain } from './read-number'
import { named, Sections } from './sections'
import { emptySource, readPart, type Source } from './source'
import { Unreadable } from './tuning'

/** Filters and curves: more than any program writes, and few enough to compute. */
const MOST_READ = 1000

/** Commands that change the sound or what is read, and have no equivalent here. */
const OTHERS = [
  'Include',
  'Stage',
  'If',
  'ElseIf',
  'Else',
  'EndIf',
  'Eval',
  'Copy',
  'Delay',
  'Convolution',
  'LoudnessCorrection',
  'VSTPlugin',
]

/**
 * Reads a configuration of Equalizer APO
 * (https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/): all filters and curves combined, and
 * the sum of its preamps. As there, lines without a known command are comments.
 */
export function readEqualizerApo(commands: readonly CommandLine[]): Source {
  const source = emptySource('equalizerApo')
  // As thousands, one of them would be beyond what is heard: then a point is a decimal point in all of them.
  const frequencies = commands.flatMap(({ value }) => /\bFc\s{0,9}([\d.,]{1,20})/i.exec(value)?.[1] ?? [])
  source.hasThousands = frequencies.every(isThousands)
  const sections = new Sections(source.leftOut)
  for (const command of commands) {
    if (sections.enter(command)) continue
    if (OTHERS.some((name) => isCommand(command, name))) {
      source.leftOut.push({ what: 'command', values: { line: command.line, name: named(command) } })
    } else readCommand(command, sections, source)
  }
  return source
}

function readCommand(command: CommandLine, sections: Sections, source: Source): void {
  const { line, value } = command
  const read = isFilterLine(command)
    ? () => readFilter(command, source)
    : isCommand(command, 'GraphicEQ')
      ? () => readGraphicEq(value, line, source)
      : isCommand(command, 'Preamp')
        ? () => (source.preamp = (source.preamp ?? 0) + readPreamp(value, line))
        : undefined
  if (read && sections.includesThis()) readPart(source, read)
  if (source.filters.length + source.curves.length > MOST_READ) throw new Unreadable('too_many_filters')
}

function readFilter(command: CommandLine, source: Source): void {
  const { line, value } = command
  if (isSpelled(command)) readFilterLine(value, line, source)
  else source.leftOut.push({ what: 'case', values: { line, name: named(command) } })
}

/** dB, as in `Preamp: -6.5 dB`. */
function readPreamp(value: string, line: number): number {
  const gain = /^\s{0,20}(\S{1,20}?)\s{0,20}(?:dB)?\s*$/i.exec(value.replace(/\s[#;].*/, ''))?.[1]
  if (gain === undefined) throw new Unreadable('bad_number', { line })
  return readGain(gain, line)
}
