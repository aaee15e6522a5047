import { readFileSync } from 'node:fs'
import { formatHex, interpolate, wcagContrast } from 'culori'
import fc from 'fast-check'
import type { Filter } from '@/lib/audio/filter'
import { anyFilters } from '@/lib/audio/testing/arbitraries'
import { paletteOf } from '@/lib/audio/palette'
import { programCatalog } from '@/lib/catalog/program-catalog'

const { presets } = programCatalog

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5
const CONTROL = 3

const GROUNDS = ['ground', 'surface', 'raised']
const PAIRS = [
  ...pairs(['text', 'muted', 'danger', 'warning', 'success'], GROUNDS, TEXT),
  // A link under the pointer, and the badge of what is active.
  ...pairs(['accent'], ['ground', 'surface'], TEXT),
  ...pairs(['accent-ink'], ['accent', 'accent-strong'], TEXT),
  ...pairs(['danger-ink'], ['danger', 'danger-strong'], TEXT),
  // What is chosen or plays has the colours of the text turned round.
  ...pairs(['ground'], ['text'], TEXT),
  // The edges of fields and buttons, what is chosen, and the focus.
  ...pairs(['outline', 'accent'], GROUNDS, CONTROL),
]

/** Nothing in a palette is written in its accent on its raised ground. */
const PAIRS_ON_PAPER = [...PAIRS, ...pairs(['accent'], ['raised'], TEXT)]

type Colours = Record<string, string>

const styles = ['app', 'components/audio']
  .map((folder) => readFileSync(`${folder}/styles.css`, 'utf8'))
  .join('\n')
const light = declarationsAfter('@theme {')
const dark = { ...light, ...declarationsAfter('@media screen and (prefers-color-scheme: dark) {') }
const paper: Colours = { ...light, ...declarationsAfter('@media print {') }

function pairs(fronts: string[], backs: string[], least: number) {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, least })))
}

/** The colours that the block after a mark sets. */
function declarationsAfter(mark: string): Colours {
  const start = styles.indexOf(mark)
  const block = styles.slice(start, styles.indexOf('}', start))
  const declarations = [...block.matchAll(/--color-([a-z-]+): ([^;]+);/g)]
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value]))
}

/** The colours that `palette` makes of a preset's, where the browser would mix them. */
function coloursOfPalette(filters: readonly Filter[]): Colours {
  const { ground, ink, accent } = paletteOf(filters)
  const palette: Colours = { ground, ink, accent }
  const own = Object.entries(declarationsAfter('@utility palette {')).map(([name, value]) => {
    const [first = '', second] = [...value.matchAll(/var\(--palette-(\w+)\)/g)].map(
      ([, part = '']) => palette[part],
    )
    const share = Number(/(\d+)%/.exec(value)?.[1] ?? 100) / 100
    return [name, second === undefined ? first : formatHex(interpolate([second, first], 'oklab')(share))]
  })
  return { ...light, ...Object.fromEntries(own) }
}

/** Every pair that is too faint. */
function faintPairs(colours: Colours, among = PAIRS): string[] {
  return among.flatMap(({ front, back, least }) => {
    const contrast = wcagContrast(colours[front] ?? '', colours[back] ?? '')
    return contrast >= least ? [] : [`${front} on ${back}: ${contrast.toFixed(2)}`]
  })
}

describe('everything can be read', () => {
  it.each([
    ['light paper', light],
    ['dark paper', dark],
    ['a printed page', paper],
  ])('on %s', (_, colours) => {
    expect(faintPairs(colours, PAIRS_ON_PAPER)).toEqual([])
  })

  it.each(presets.map(({ name, filters }) => [name, filters] as const))(
    'in the palette of %s',
    (_, filters) => {
      expect(faintPairs(coloursOfPalette(filters))).toEqual([])
    },
  )

  it('in the palette of any curve', () => {
    const flat: Filter = { type: 'PK', fc: 1000, gain: 0, q: 1 }
    fc.assert(
      fc.property(anyFilters, (filters) => expect(faintPairs(coloursOfPalette(filters))).toEqual([])),
      { examples: [[[flat]]] },
    )
  })

  it('and a pair too faint would be noticed', () => {
    expect(faintPairs({ ...light, muted: '#aaaaaa' })).toHaveLength(GROUNDS.length)
  })
})
