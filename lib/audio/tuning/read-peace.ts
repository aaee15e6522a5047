import { readFrequency, readGain, readQuality } from './read-number'
import { emptySource, readPart, type Source } from './source'
import { Unreadable } from './tuning'

/** `key=value`; line counted from 1. */
interface Entry {
  line: number
  value: string
}

type Section = ReadonlyMap<string, Entry>

const MOST_BANDS = 100 // more than Peace supports

/** Undocumented: files Peace made from ParametricEQ.txt hold 14 for LSC, and 15 for HSC; a peak has none, or 0. */
const SHAPES = new Map<string, 'PK' | 'LSC' | 'HSC'>([
  ['0', 'PK'],
  ['14', 'LSC'],
  ['15', 'HSC'],
])

export function isPeace(text: string): boolean {
  return /^\[Frequencies\]/im.test(text) && /^Frequency\d{1,3}\s{0,9}=/im.test(text)
}

/** https://sourceforge.net/projects/peace-equalizer-apo-extension/: an INI file with one section each for
 * frequencies, gains, Q and shapes, the band's number in each key. A gain of 0 dB is omitted. Sections whose names
 * end in a number hold additions for a single channel. */
export function readPeace(text: string): Source {
  const sections = sectionsOf(text)
  const source = emptySource('peace')
  const frequencies = [...(sections.get('frequencies') ?? [])]
  if (frequencies.length > MOST_BANDS) throw new Unreadable('too_many_filters')
  source.hasThousands = false
  for (const [key, frequency] of frequencies) {
    const band = key.replace(/\D+/, '')
    readPart(source, () => readBand(band, frequency, sections, source))
  }
  const preamp = sections.get('general')?.get('preamp')
  if (preamp) readPart(source, () => (source.preamp = readGain(preamp.value, preamp.line)))
  if (hasChannels(sections)) source.leftOut.push({ what: 'channels', values: {} })
  return source
}

function readBand(band: string, frequency: Entry, sections: Map<string, Section>, source: Source): void {
  const gain = sections.get('gains')?.get(`gain${band}`)
  if (!gain || Number(gain.value) === 0) return
  const shape = sections.get('filters')?.get(`filter${band}`)?.value ?? '0'
  const type = SHAPES.get(shape)
  if (!type) {
    source.leftOut.push({ what: 'band', values: { band, name: shape.slice(0, 10) } })
    return
  }
  const quality = sections.get('qualities')?.get(`quality${band}`)
  if (!quality) throw new Unreadable('bad_quality', { line: frequency.line })
  source.filters.push({
    type,
    fc: readFrequency(frequency.value, frequency.line, source.hasThousands),
    gain: readGain(gain.value, gain.line),
    q: readQuality(quality.value, quality.line),
  })
}

function sectionsOf(text: string): Map<string, Section> {
  const sections = new Map<string, Map<string, Entry>>()
  let current = new Map<string, Entry>()
  for (const [index, content] of text.split(/\r\n|\n|\r/).entries()) {
    const name = /^\s{0,20}\[([^\]]{1,40})\]/.exec(content)?.[1]
    if (name !== undefined) sections.set(name.toLowerCase(), (current = new Map<string, Entry>()))
    const at = content.indexOf('=')
    if (name !== undefined || at < 0) continue
    current.set(content.slice(0, at).trim().toLowerCase(), {
      line: index + 1,
      value: content.slice(at + 1).trim(),
    })
  }
  return sections
}

function hasChannels(sections: Map<string, Section>): boolean {
  return [...sections].some(
    ([name, gains]) =>
      /^gains\d+$/.test(name) && [...gains.values()].some(({ value }) => Number(value) !== 0),
  )
}
