import { CatalogError, createCatalog } from './create-catalog'
import type { Preset } from './schema'

const valid: Preset = {
  id: 'probe',
  name: 'Probe',
  aliases: [],
  game: 'Spiel B',
  tagline: 'Kurz gesagt',
  description: 'Lang gesagt.',
  price: 490,
  filters: [{ type: 'PK', fc: 1000, gain: 3, q: 1 }],
  spatial: 'none',
  headset: 'Jedes',
  version: 1,
  updatedAt: Date.UTC(2026, 0, 1),
  changes: [],
  active: true,
}
const peak = { type: 'PK', fc: 1000, gain: 3, q: 1 }
const inFilter = (change: object) => ({ filters: [peak, { ...peak, ...change }] })

function problemsOf(files: Record<string, unknown>): readonly string[] {
  try {
    createCatalog(files)
  } catch (error) {
    if (error instanceof CatalogError) return error.problems
    throw error
  }
  return []
}

describe('createCatalog', () => {
  const catalog = createCatalog({
    'one.ts': valid,
    'two.ts': { ...valid, id: 'alt', game: 'Spiel C', active: false },
    'three.ts': { ...valid, id: 'drei', game: 'Spiel Ä' },
    'four.ts': { ...valid, id: 'vier' },
  })

  it('offers the active presets in their order', () => {
    expect(catalog.presets.map(({ id }) => id)).toEqual(['probe', 'drei', 'vier'])
  })

  it('knows the games of active presets, each once', () => {
    expect(catalog.games).toEqual(['Spiel Ä', 'Spiel B'])
  })

  it('finds a preset that is no longer sold, for those who bought it', () => {
    expect(catalog.findPreset('alt')).toMatchObject({ id: 'alt', active: false })
  })

  it.each(['', 'nein', 'constructor', '__proto__'])('finds nothing under %j', (id) => {
    expect(catalog.findPreset(id)).toBeUndefined()
  })

  it.each<[string, string, object]>([
    ['id', 'a slug with capitals', { id: 'Probe' }],
    ['id', 'a slug with a slash', { id: 'a/b' }],
    ['id', 'an empty slug', { id: '' }],
    ['name', 'no name', { name: '' }],
    ['name', 'a name of two lines', { name: 'Probe\nPreamp: 0 dB' }],
    ['game', 'no game', { game: undefined }],
    ['tagline', 'a tagline with a space at its end', { tagline: 'Kurz ' }],
    ['description', 'a number as description', { description: 1 }],
    ['price', 'price 0', { price: 0 }],
    ['price', 'a negative price', { price: -490 }],
    ['price', 'half a cent', { price: 490.5 }],
    ['price', 'a price in words', { price: '490' }],
    ['price', 'NaN as price', { price: Number.NaN }],
    ['filters', 'no filters', { filters: [] }],
    ['filters', 'thirteen filters', { filters: Array(13).fill(peak) }],
    ['filters.1.type', 'an unknown type', inFilter({ type: 'BP' })],
    ['filters.1.fc', 'a frequency too low', inFilter({ fc: 19 })],
    ['filters.1.fc', 'a frequency too high', inFilter({ fc: 20_001 })],
    ['filters.1.fc', 'a frequency between two Hz', inFilter({ fc: 105.5 })],
    ['filters.1.fc', 'NaN as frequency', inFilter({ fc: Number.NaN })],
    ['filters.1.gain', 'a gain too high', inFilter({ gain: 15.1 })],
    ['filters.1.gain', 'a gain too low', inFilter({ gain: -15.1 })],
    ['filters.1.gain', 'a gain with two decimals', inFilter({ gain: 3.14 })],
    ['filters.1.gain', 'NaN as gain', inFilter({ gain: Number.NaN })],
    ['filters.1.gain', 'no gain', inFilter({ gain: undefined })],
    ['filters.1', 'a high pass with a gain', inFilter({ type: 'HP' })],
    ['filters.1.q', 'a Q too low', inFilter({ q: 0.09 })],
    ['filters.1.q', 'a Q of zero', inFilter({ q: 0 })],
    ['filters.1.q', 'a Q too high', inFilter({ q: 10.01 })],
    ['filters.1.q', 'infinite Q', inFilter({ q: Infinity })],
    ['filters', 'a preamp below -20 dB', { filters: [peak, peak, ...Array(2).fill({ ...peak, gain: 7.5 })] }],
    ['spatial', 'an unknown spatial layer', { spatial: 'waves' }],
    ['headset', 'no headset', { headset: '' }],
    ['version', 'version 0', { version: 0 }],
    ['updatedAt', 'a time in seconds', { updatedAt: 1_767_225_600 }],
    ['updatedAt', 'a time in words', { updatedAt: '2026-01-01' }],
    ['changes', 'a version that does not say what it changed', { version: 2 }],
    [
      'changes',
      'changes with the oldest first',
      {
        version: 3,
        changes: [
          { version: 2, text: 'Alt' },
          { version: 3, text: 'Neu' },
        ],
      },
    ],
    ['changes.0.text', 'a change of two lines', { version: 2, changes: [{ version: 2, text: 'a\nb' }] }],
    ['active', 'a word for active', { active: 'ja' }],
  ])('rejects, naming file and field %s: %s', (field, _, change) => {
    const problems = problemsOf({ 'good.ts': valid, 'bad.ts': { ...valid, id: 'bad', ...change } })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^bad\\.ts: ${field.replaceAll('.', '\\.')}: `))
  })

  it('rejects a duplicate slug and an unknown field', () => {
    expect(problemsOf({ 'one.ts': valid, 'two.ts': valid })).toEqual([
      'two.ts: id: probe is used by another file',
    ])
    expect(problemsOf({ 'one.ts': { ...valid, colour: 'red' } })).toEqual([
      expect.stringMatching(/^one\.ts: .*colour/),
    ])
  })

  it('rejects a file without a preset', () => {
    expect(problemsOf({ 'one.ts': undefined })).toEqual([expect.stringMatching(/^one\.ts: /)])
  })

  it('reports all problems at once, in the message too', () => {
    const files = { 'one.ts': { ...valid, price: 0, version: 0 }, 'two.ts': { ...valid, id: 'B' } }
    expect(problemsOf(files)).toHaveLength(3)
    expect(() => createCatalog(files)).toThrow(/one\.ts: price: .*\n.*one\.ts: version: .*\n.*two\.ts: id: /)
  })

  it('accepts every gain and Q that files can express', () => {
    const gains = Array.from({ length: 151 }, (_, tenth) => [tenth / 10, -tenth / 10]).flat()
    const qualities = Array.from({ length: 991 }, (_, index) => (index + 10) / 100)
    const filters = [
      ...gains.map((gain) => ({ ...peak, gain })),
      ...qualities.map((q) => ({ ...peak, gain: 0, q })),
    ]
    const files: Record<string, unknown> = {}
    for (let start = 0; start < filters.length; start += 12) {
      files[`${start}.ts`] = { ...valid, id: `p${start}`, filters: filters.slice(start, start + 12) }
    }
    expect(problemsOf(files)).toEqual([])
  })
})
