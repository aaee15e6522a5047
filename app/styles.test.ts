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
  // A hovered link, and the badge of an active item.
  ...pairs(['accent'], ['ground', 'surface'], TEXT),
  ...pairs(['accent-ink'], ['accent', 'accent-strong'], TEXT),
  ...pairs(['danger-ink'], ['danger', 'danger-strong'], TEXT),
  // Selected or playing items have text and background colours swapped.
  ...pairs(['ground'], ['text'], TEXT),
  // The borders of fields and buttons, selected items, and the focus ring.
  ...pairs(['outline', 'accent'], GROUNDS, CONTROL),
]

/** Not for palettes: none of them is used for accent text on the raised ground. */
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

/** The colours that the CSS block after a marker declares. */
function declarationsAfter(mark: string): Colours {
  const start = styles.indexOf(mark)
  const block = styles.slice(start, styles.indexOf('}', start))
  const declarations = [...block.matchAll(/--color-([a-z-]+): ([^;]+);/g)]
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value]))
}

/** The colours that the class `palette` derives from a preset's, mixed as the browser would. */
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

describe('text and controls have enough contrast', () => {
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

  it('and the check notices a pair that is too faint', () => {
    expect(faintPairs({ ...light, muted: '#aaaaaa' })).toHaveLength(GROUNDS.length)
  })
})
