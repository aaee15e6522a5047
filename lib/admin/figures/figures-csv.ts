import type { Span } from '@/lib/affiliate/figures/figure-periods'
import { findPreset } from '@/lib/catalog/catalog'
import { countryName } from '@/lib/core/text/country-line'
import { csvEuros, csvHead, csvLine } from '@/lib/core/text/csv'
import type { Store } from '@/lib/store/store'
import { translator } from '@/messages/texts'
import type { FigureRow, Sums } from './figure-rows'
import { allPartnerCodes, pageName, sourceName } from './row-names'
import { dailyFigures, shopFigures, type Totals } from './shop-figures'

export const figureFiles = ['days', 'presets', 'partners', 'countries', 'sources', 'pages'] as const
export type FigureFile = (typeof figureFiles)[number]

const t = translator('admin.figures')

const ofDays = [
  ...(['visits', 'views', 'carts', 'checkouts', 'orders', 'paid'] as const),
  ...(['turnover', 'refunded', 'viaPartners'] as const),
] as const satisfies (keyof Totals)[]

const ofRows = {
  presets: ['views', 'carts', 'sold', 'turnover'],
  partners: ['orders', 'paid', 'turnover'],
  countries: ['paid', 'turnover'],
  sources: ['visits'],
  pages: ['views', 'visits'],
} as const satisfies Record<Exclude<FigureFile, 'days'>, readonly (keyof Sums)[]>

const amounts = new Set<string>(['turnover', 'refunded', 'viaPartners'])
const shown = (name: string, value: number) => (amounts.has(name) ? csvEuros(value) : String(value))

/** By day, or by one kind of key with the sums of the span before; for German spreadsheets. */
export async function figuresCsv(store: Store, file: FigureFile, span: Span): Promise<string> {
  if (file !== 'days') return rowsCsv(store, file, span)
  const days = await dailyFigures(store, span)
  return [
    csvHead([t('csv.day'), ...ofDays.map((name) => t(`names.${name}`))]),
    ...days.map((day) => csvLine([germanDay(day.day), ...ofDays.map((name) => shown(name, day[name]))])),
  ].join('')
}

async function rowsCsv(store: Store, file: Exclude<FigureFile, 'days'>, span: Span): Promise<string> {
  const { [file]: rows } = await shopFigures(store, span)
  const names: readonly (keyof Sums)[] = ofRows[file]
  const nameOf = await namesOf(store, file, rows)
  const heads = names.flatMap((name) => [t(`names.${name}`), t('csv.before', { name: t(`names.${name}`) })])
  return [
    csvHead([t(`${file}.one`), ...heads]),
    ...rows.map((row) => {
      const cells = names.flatMap((name) => [shown(name, row[name]), shown(name, row.before[name])])
      return csvLine([nameOf(row.key), ...cells])
    }),
  ].join('')
}

async function namesOf(
  store: Store,
  file: Exclude<FigureFile, 'days'>,
  rows: readonly FigureRow[],
): Promise<(key: string) => string> {
  if (file === 'partners') {
    const codes = await allPartnerCodes(store, rows)
    return (key) => codes.get(key) ?? key
  }
  const names = {
    countries: countryName,
    sources: sourceName,
    pages: pageName,
    presets: (key: string) => findPreset(key)?.name ?? key,
  }
  return names[file]
}

const germanDay = (day: string) => day.split('-').reverse().join('.')
