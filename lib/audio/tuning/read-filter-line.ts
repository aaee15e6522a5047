import { readerOf } from './filter-types'
import { readValues } from './filter-values'
import { readQuality } from './read-number'
import type { Source } from './source'
import { Unreadable } from './tuning'

const LONGEST_LINE = 300 // characters; the longest that programs write has about 90

/** Optionally followed by a slope in dB per octave or REW's Q. */
const TYPE = /^([a-z]+1?)(?: ?([\d.,]+) ?dB\b| (Q)(?= Fc))?/i

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
