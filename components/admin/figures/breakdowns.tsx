import { getTranslations } from 'next-intl/server'
import { rowTogether, type FigureRow } from '@/lib/admin/figures/figure-rows'
import type { ShopFigures } from '@/lib/admin/figures/shop-figures'
import { findPreset } from '@/lib/catalog/catalog'
import { keyText } from '@/lib/core/text/text-key'
import { pageNames } from '@/lib/figures/visits/page-names'
import { DIRECT, REST } from '@/lib/figures/visits/visit-of'
import { Breakdown } from './breakdown'

/** Rows of a table; the rest is summed up. */
const SHOWN = 20

/** The same days by page, source and preset. */
export async function Breakdowns({ figures }: { figures: ShopFigures }) {
  const t = await getTranslations('admin.figures')
  const sourceNames: Record<string, string> = { [DIRECT]: t('sources.direct'), [REST]: t('sources.rest') }
  const pageName = (key: string) => {
    const name = pageNames.find((name) => name === key)
    return name ? t(`pages.names.${name}`) : key
  }
  return (
    <>
      <Breakdown
        kind="presets"
        rows={figures.presets}
        names={['views', 'carts', 'sold', 'turnover']}
        nameOf={(key) => findPreset(key)?.name ?? key}
      />
      <Breakdown
        kind="sources"
        rows={shortened(figures.sources)}
        names={['visits']}
        nameOf={(key) => sourceNames[key] ?? keyText(key)}
      />
      <Breakdown kind="pages" rows={figures.pages} names={['views', 'visits']} nameOf={pageName} />
    </>
  )
}

/** The first rows, and all others as one. */
function shortened(rows: readonly FigureRow[]): FigureRow[] {
  const named = rows.filter(({ key }) => key !== REST)
  const rest = [...named.slice(SHOWN), ...rows.filter(({ key }) => key === REST)]
  return [...named.slice(0, SHOWN), ...(rest.length > 0 ? [rowTogether(REST, rest)] : [])]
}
