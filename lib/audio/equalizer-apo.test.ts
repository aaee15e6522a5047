import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { presets } from '@/lib/catalog/catalog'
import { equalizerApo } from './equalizer-apo'
import { SAMPLE_RATE, type Filter } from './filter'
import { preampOf } from './preamp'
import { logarithmicGrid, responseOf } from './response'
import { anyFilters } from './testing/arbitraries'
import { prototypeResponse } from './testing/prototype'

const TOLERANCE = 0.05
const grid = logarithmicGrid(500)
const types: Record<string, Filter['type']> = { PK: 'PK', LSC: 'LSC', HSC: 'HSC', HPQ: 'HP', LPQ: 'LP' }

/** Reads a file the way Equalizer APO does: line by line, `key: value`, a search per parameter, its rule for dots. */
function read(file: string): { preamp: number; filters: Filter[] } {
  const result: { preamp: number; filters: Filter[] } = { preamp: Number.NaN, filters: [] }
  for (const line of file.split('\n').map((text) => text.replace(/\r$/, ''))) {
    const colon = line.indexOf(':')
    const [key, value] = [line.slice(0, colon).trim(), line.slice(colon + 1)]
    if (key === 'Preamp') result.preamp = Number(/^ (\S+) dB$/.exec(value)?.[1])
    if (key.startsWith('Filter')) result.filters.push(readFilter(value))
  }
  return result
}

function readFilter(value: string): Filter {
  const type = types[/^\s*ON\s+([A-Za-z]+)/.exec(value)?.[1] ?? '']
  const frequency = /\s+Fc\s*([-+0-9.eE]+)\s*Hz/.exec(value)?.[1] ?? ''
  const thousands = frequency.length >= 5 && frequency.at(-4) === '.' ? 1000 : 1
  const gain = /\s+Gain\s*([-+0-9.eE]+)\s*dB/.exec(value)?.[1]
  const shape = { fc: Number(frequency) * thousands, q: Number(/\s+Q\s*([-+0-9.eE]+)/.exec(value)?.[1]) }
  if (type === undefined) throw new Error(`no filter: ${value}`)
  if (type === 'HP' || type === 'LP') return { type, ...shape }
  return { type, ...shape, gain: Number(gain) }
}

/** The largest difference in dB between what a file does, preamp included, and what its source says. */
function deviation(source: readonly Filter[]): number {
  const file = read(equalizerApo({ name: 'Probe', game: 'Spiel', version: 1, filters: source }))
  const wanted = responseOf(source)
  const differences = grid.map((frequency) => {
    const got = file.filters.reduce(
      (sum, filter) => sum + prototypeResponse(filter, frequency, SAMPLE_RATE),
      0,
    )
    return Math.abs(got + file.preamp - (wanted(frequency) + preampOf(source)))
  })
  return Math.max(...differences)
}

describe('the file for Equalizer APO', () => {
  it('of Schrittklar is the golden one', () => {
    const golden = readFileSync(join(__dirname, 'golden', 'cs2-schrittklar-equalizer-apo.txt'), 'utf8')
    const preset = presets.find(({ id }) => id === 'cs2-schrittklar')
    expect(preset && equalizerApo(preset)).toBe(golden)
  })

  it('of Wandhorcher writes a high pass the way Equalizer APO reads one with Q', () => {
    const preset = presets.find(({ id }) => id === 'siege-wandhorcher')
    expect(preset && equalizerApo(preset).split('\r\n')).toEqual([
      '# Wandhorcher (Rainbow Six Siege), Version 2, Spielklang',
      'Preamp: -4.3 dB',
      'Filter 1: ON HPQ Fc 25 Hz Q 0.71',
      'Filter 2: ON LSC Fc 110 Hz Gain -4.5 dB Q 0.80',
      'Filter 3: ON PK Fc 190 Hz Gain 1.6 dB Q 1.20',
      'Filter 4: ON PK Fc 520 Hz Gain -2.4 dB Q 1.00',
      'Filter 5: ON PK Fc 2200 Hz Gain 3.2 dB Q 1.20',
      'Filter 6: ON PK Fc 3700 Hz Gain 3.0 dB Q 1.40',
      'Filter 7: ON HSC Fc 9000 Hz Gain -2.5 dB Q 0.70',
      '',
    ])
  })

  it.each(presets.map((preset) => [preset.id, preset] as const))(
    'of %s does what is drawn',
    (_, { filters }) => {
      expect(deviation(filters)).toBeLessThanOrEqual(TOLERANCE)
    },
  )

  it('does what is drawn for every allowed filter', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => expect(deviation(filters)).toBeLessThanOrEqual(TOLERANCE)),
      { numRuns: 40 },
    )
  })

  it('holds nothing but a comment and lines of the format, whatever the filters', () => {
    const format =
      /^# [^\r\n]+\r\nPreamp: (0\.0|-\d+\.\d) dB\r\n(Filter \d+: ON (PK|LSC|HSC|HPQ|LPQ) Fc \d{2,5} Hz( Gain -?\d+\.\d dB)? Q \d+\.\d\d\r\n)+$/
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(equalizerApo({ name: 'Größe', game: 'Spiel: Teil 2', version: 12, filters })).toMatch(format)
      }),
      { numRuns: 40 },
    )
  })
})
