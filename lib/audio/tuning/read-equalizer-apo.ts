import { curveThrough } from '../curve-through'
import type { CurvePoint } from '../extremes'
import { logarithmicGrid } from '../frequency-scale'
import { isCommand, isFilterLine, isSpelled, type CommandLine } from './command-lines'
import { isThousands, readGain, readNumber, readQuality } from './read-number'
import { emptySource, readPart, type Source } from './source'
import { Unreadable, type LeftOut } from './tuning'
import { readerOf } from './filter-types'
import { readValues } from './filter-values'

const LONGEST_LINE = 300 // characters; the longest that programs write has about 90

/** Optionally followed by a slope in dB per octave or REW's Q. */
const TYPE = /^([a-z]+1?)(?: ?([\d.,]+) ?dB\b| (Q)(?= Fc))?/i
const MOST_READ = 1000 // filters and curves: more than any program writes, few enough to compute

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

/** All filters and curves combined, and the sum of preamps. As in Equalizer APO, lines without a known command are
 * comments (https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/). */
export function readEqualizerApo(commands: readonly CommandLine[]): Source {
  const source = emptySource('equalizerApo')
  // If a point as thousands separator makes one frequency inaudible, it is a decimal point in all of them.
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

const GRID = logarithmicGrid(161)
const LONGEST_NAME = 30 // characters shown of an unreadable point

/** `GraphicEQ: 20 -3.1; 21 -3.2; …`, Hz and dB, by Equalizer APO
 * (https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/), Wavelet and AutoEq. As in
 * GraphicEQFilterFactory.cpp, commas are decimal if there is no point. The gains include an unknown preamp, so the
 * level at which most of the curve lies becomes 0 dB; otherwise the fit would need filters that lower everything. */
function readGraphicEq(rest: string, line: number, source: Source): void {
  const text = rest.includes('.') ? rest : rest.replaceAll(',', '.')
  const points = text
    .split(';')
    .map((point) => point.trim())
    // JamesDSP begins with 0 Hz, which a logarithmic scale does not have.
    .filter((point) => point !== '' && !/^0+(\.0+)?\s/.test(point))
    .flatMap((point) => readPoint(point, line, source))
  if (points.length === 0) throw new Unreadable('bad_line', { line })
  const curve = curveThrough(points)
  const level = medianOf(GRID.map(curve))
  source.curves.push((frequency) => curve(frequency) - level)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

/** None where it cannot be read: it is then reported, and the curve connects its neighbours. */
function readPoint(point: string, line: number, source: Source): CurvePoint[] {
  try {
    const [frequency = '', gain = '', ...more] = point.split(/\s+/)
    const hertz = readNumber(frequency, line)
    if (more.length > 0 || hertz <= 0) throw new Unreadable('bad_number', { line })
    return [{ frequency: hertz, gain: readGain(gain, line) }]
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    source.leftOut.push({ what: 'point', values: { line, name: point.slice(0, LONGEST_NAME) } })
    return []
  }
}

const SELECTORS = ['Device', 'Channel'] as const
type Selector = (typeof SELECTORS)[number]

const SHOWN = 60 // characters of a name

/** Equalizer APO's commands for certain devices or channels
 * (https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/). A preset applies to all, so the first
 * selection's filters are read as if unrestricted, and other selections are skipped: they never play together. */
class Sections {
  private readonly chosen: Partial<Record<Selector, string>> = {}
  private readonly current: Partial<Record<Selector, { name: string; leftOut: LeftOut }>> = {}

  constructor(private readonly leftOut: LeftOut[]) {}

  /** False for a line that makes no selection. */
  enter(command: CommandLine): boolean {
    const selector = SELECTORS.find((name) => isCommand(command, name))
    if (!selector) return false
    const name = command.value.trim()
    delete this.current[selector]
    if (name.toLowerCase() === 'all') return true
    const leftOut: LeftOut = { what: 'selection', values: { line: command.line, name: named(command) } }
    this.leftOut.push(leftOut)
    this.current[selector] = { name: name.toLowerCase(), leftOut }
    return true
  }

  includesThis(): boolean {
    const others = SELECTORS.flatMap((selector) => {
      const current = this.current[selector]
      if (!current) return []
      const chosen = (this.chosen[selector] ??= current.name)
      return chosen === current.name ? [] : [current.leftOut]
    })
    for (const leftOut of others) leftOut.what = 'section'
    return others.length === 0
  }
}

function named({ key, value }: CommandLine): string {
  const name = `${key}: ${value.trim()}`
  return name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name
}

/** The part after the colon of `Filter 1: ON PK Fc 100 Hz Gain 3 dB Q 1.41`: REW's notation, shared by Equalizer APO
 * and AutoEq. Values in any order, units with or without spaces, as in BiQuadFilterFactory.cpp
 * (https://sourceforge.net/p/equalizerapo/code/HEAD/tree/trunk/filters/).
 * @param line counted from 1 */
export function readFilterLine(rest: string, line: number, source: Source): void {
  if (rest.length > LONGEST_LINE) throw new Unreadable('bad_line', { line })
  const [, state = '', text = ''] = /^(\w+)(?: (.*))?$/.exec(plain(rest)) ?? []
  if (!/^(ON|OFF)$/i.test(state) || /\bFilter\b/i.test(text)) throw new Unreadable('bad_line', { line })
  if (text === '' || /^None\b/i.test(text)) return
  if (/^OFF$/i.test(state)) source.leftOut.push({ what: 'off', values: { count: 1 } })
  else addFilter(text, line, source)
}

/** Without double spaces, comment, and spaces within numbers, where REW separates thousands by a non-breaking one. */
function plain(text: string): string {
  return text
    .replaceAll(/(?<=\d)[\u00a0\u202f'’](?=\d)/g, '')
    .replace(/(?:\s#|;).*/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function addFilter(text: string, line: number, source: Source): void {
  const [whole = '', type = '', slope, ownQ] = TYPE.exec(text) ?? []
  const reader = readerOf(type)
  if (!reader) {
    const own = text.replace(/ Fc.*/i, '').slice(0, 30)
    const name = { BP: 'BP, Bandpass', AP: 'AP, Allpass' }[own.toUpperCase()] ?? own
    source.leftOut.push({ what: 'type', values: { line, name } })
    return
  }
  const suffix = {
    slope: slope === undefined ? undefined : readQuality(slope, line),
    isQ: ownQ !== undefined,
  }
  const read = reader(readValues(text.slice(whole.length), line, source.hasThousands), suffix)
  if (typeof read === 'function') source.curves.push(read)
  else source.filters.push(read)
}
