'use client'

import { Suspense, useCallback, useMemo, useState } from 'react'
import { CurveGrid } from '@/components/audio/curve/curve-grid'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/field'
import { AddressWatch } from '@/components/ui/browser-history'
import type { ComparedCurve, ComparedPresets } from './compared-presets'
import { ComparedSound, type ComparedSoundTexts } from './compared-sound'
import { pairOf, withPair, type Pair } from './comparison-query'

interface ComparisonTexts {
  one: string
  other: string
  submit: string
  table: string
  frequency: string
  sound: ComparedSoundTexts
}

interface PresetComparisonProps {
  presets: ComparedPresets
  texts: ComparisonTexts
}

/** The second line differs in its dashes as well as its colour. */
const lineStyles = { one: 'stroke-accent', other: 'stroke-text [stroke-dasharray:9_6]' }

/** In the address. */
const names = { one: 'eins', other: 'zwei' } as const

/** The curves of two presets in one picture, and their levels in a table. */
export function PresetComparison({ presets, texts }: PresetComparisonProps) {
  const { pair, setPair, followAddress } = usePair(presets.curves)
  const [one, other] = [curveOf(presets, pair.one), curveOf(presets, pair.other)]
  const heard = useMemo(() => one && other && ([one, other] as const), [one, other])
  if (!one || !other || !heard) return null
  return (
    <div className="grid gap-8">
      <Suspense>
        <AddressWatch onChange={followAddress} />
      </Suspense>
      <ComparedSound pair={heard} texts={texts.sound} />
      <PairForm presets={presets} pair={pair} setPair={setPair} texts={texts} one={one} other={other} />
      <div className="page-width grid gap-8">
        <div className="grid gap-3">
          <Legend one={one} other={other} />
          <ComparisonPicture grid={presets.grid} one={one} other={other} />
        </div>
        <ComparisonTable one={one} other={other} texts={texts} frequencies={presets.tableFrequencies} />
      </div>
    </div>
  )
}

interface TwoCurves {
  one: ComparedCurve
  other: ComparedCurve
}

interface PairFormProps extends PresetComparisonProps, TwoCurves {
  pair: Pair
  setPair: (pair: Pair) => void
}

/**
 * Two covers, each with the choice of its preset, which shows at once. Without scripts, the submitted form leads to the page
 * that shows it. Covers are keyed by place, so that none seems to move to the other.
 */
function PairForm({ presets, pair, setPair, texts, ...curves }: PairFormProps) {
  return (
    <form action="/vergleich" className="cover-grid lg:grid-cols-2">
      {(['one', 'other'] as const).map((place) => (
        <div key={place} className="palette compared-cover" style={curves[place].palette}>
          <SelectField
            id={names[place]}
            name={names[place]}
            label={texts[place]}
            value={pair[place]}
            onChange={(event) => setPair({ ...pair, [place]: event.target.value })}
          >
            {presets.curves.map(({ id, name, game }) => (
              <option key={id} value={id} disabled={id === pair[place === 'one' ? 'other' : 'one']}>
                {`${name} (${game})`}
              </option>
            ))}
          </SelectField>
          {curves[place].cover}
          {place === 'other' && (
            <Button type="submit" tone="secondary" className="compared-submit">
              {texts.submit}
            </Button>
          )}
        </div>
      ))}
    </form>
  )
}

/** Says which line belongs to which preset. */
function Legend({ one, other }: TwoCurves) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-1 text-sm font-semibold">
      {([one, other] as const).map(({ name }, index) => (
        <li key={index} className="flex items-center gap-2.5">
          <svg className="h-1 w-9" aria-hidden="true">
            <path d="M0 2h36" strokeWidth="3" className={lineStyles[index === 0 ? 'one' : 'other']} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function ComparisonPicture({ grid, one, other }: TwoCurves & { grid: ComparedPresets['grid'] }) {
  const { width, height, gains, frequencies } = grid
  const line = { fill: 'none', strokeWidth: 2.5, vectorEffect: 'non-scaling-stroke' }
  return (
    <svg
      role="img"
      aria-label={`${one.description} ${other.description}`}
      className="h-72 w-full overflow-visible pt-3 pr-2 pb-7 pl-9 sm:h-96"
    >
      <CurveGrid gains={gains} frequencies={frequencies} />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%">
        <path {...line} d={one.path} className={lineStyles.one} />
        <path {...line} d={other.path} className={lineStyles.other} />
      </svg>
    </svg>
  )
}

interface ComparisonTableProps extends TwoCurves {
  frequencies: readonly string[]
  texts: ComparisonTexts
}

function ComparisonTable({ one, other, frequencies, texts }: ComparisonTableProps) {
  const number = 'number py-2 pl-3 text-right whitespace-nowrap'
  return (
    <table className="w-full max-w-2xl text-sm">
      <caption className="pb-3 text-left text-muted">{texts.table}</caption>
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left font-medium">
            {texts.frequency}
          </th>
          {[one, other].map(({ id, name }) => (
            <th key={id} scope="col" className="py-2 pl-3 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {frequencies.map((frequency, index) => (
          <tr key={frequency} className="border-b border-line last:border-0">
            <th scope="row" className="number py-2 text-left whitespace-nowrap">
              {frequency}
            </th>
            <td className={number}>{one.levels[index]}</td>
            <td className={number}>{other.levels[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function curveOf({ curves }: ComparedPresets, id: string): ComparedCurve | undefined {
  return curves.find((curve) => curve.id === id)
}

/** The pair in the address until the visitor chooses; then the address follows. */
function usePair(curves: ComparedPresets['curves']) {
  const [search, setSearch] = useState('')
  const setPair = (pair: Pair) => {
    const next = withPair(location.search, pair)
    setSearch(next)
    history.replaceState(null, '', location.pathname + next)
  }
  const followAddress = useCallback((next: string) => setSearch(next), [])
  return { pair: pairOf(search, curves), setPair, followAddress }
}
