import { getTranslations } from 'next-intl/server'
import { partnerAddress } from '@/components/affiliate/desk/partner-query'
import { presetAddress } from '@/components/catalog/desk/preset-query'
import { figureFiles } from '@/lib/admin/figures/figures-csv'
import { rowTogether, type FigureRow } from '@/lib/admin/figures/figure-rows'
import { pageName, sourceName } from '@/lib/admin/figures/row-names'
import type { ShopFigures } from '@/lib/admin/figures/shop-figures'
import { findPreset } from '@/lib/catalog/catalog'
import { OTHER_PARTNERS } from '@/lib/figures/partner-key'
import { REST } from '@/lib/figures/visits/visit-of'
import { Breakdown } from './breakdown'
import { figuresFile } from './figures-address'

/** Rows of a table; the rest is summed up. */
const SHOWN = 20

interface BreakdownsProps {
  figures: ShopFigures
  /** Codes by the keys of the first partners. */
  codes: ReadonlyMap<string, string>
}

/** The same days by preset, partner, source and page. */
export function Breakdowns({ figures, codes }: BreakdownsProps) {
  return (
    <>
      <Breakdown
        kind="presets"
        rows={figures.presets}
        names={['views', 'carts', 'sold', 'turnover']}
        nameOf={(key) => findPreset(key)?.name ?? key}
        addressOf={(key) => (findPreset(key) ? presetAddress(key) : null)}
      />
      <Breakdown
        kind="partners"
        rows={shortened(figures.partners)}
        names={['orders', 'paid', 'turnover']}
        nameOf={(key) => codes.get(key) ?? key}
        addressOf={(key) => (key === OTHER_PARTNERS ? null : partnerAddress(key))}
      />
      <Breakdown kind="sources" rows={shortened(figures.sources)} names={['visits']} nameOf={sourceName} />
      <Breakdown kind="pages" rows={figures.pages} names={['views', 'visits']} nameOf={pageName} />
      <Files figures={figures} />
    </>
  )
}

/** The first rows, and all others as one. */
function shortened(rows: readonly FigureRow[]): FigureRow[] {
  const named = rows.filter(({ key }) => key !== REST)
  const rest = [...named.slice(SHOWN), ...rows.filter(({ key }) => key === REST)]
  return [...named.slice(0, SHOWN), ...(rest.length > 0 ? [rowTogether(REST, rest)] : [])]
}

async function Files({ figures: { span } }: { figures: ShopFigures }) {
  const t = await getTranslations('admin.figures.csv')
  return (
    <section aria-labelledby="files" className="grid min-w-0 gap-3">
      <h2 id="files" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {figureFiles.map((file) => (
          <li key={file}>
            <a
              href={figuresFile(file, span)}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
              download
            >
              {t(`files.${file}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
