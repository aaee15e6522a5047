import { getFormatter, getTranslations } from 'next-intl/server'
import { DataTable } from '@/components/ui/data-table'
import { ShopLink } from '@/components/ui/shop-link'
import type { FigureRow, Sums } from '@/lib/admin/figures/figure-rows'
import { formatCents } from '@/lib/core/money'
import type messages from '@/messages/de.json'

interface BreakdownProps {
  kind: keyof (typeof messages)['admin']['figures']['by']
  rows: readonly FigureRow[]
  /** The columns. */
  names: readonly (keyof Sums)[]
  /** The name shown for a row's key. */
  nameOf: (key: string) => string
  /** The page about it, if there is one. */
  addressOf?: (key: string) => string | null
}

/** A table of sums by one thing, each with the sum of the span before. */
export async function Breakdown({ kind, rows, names, nameOf, addressOf }: BreakdownProps) {
  const t = await getTranslations('admin.figures')
  const format = await getFormatter()
  const shown = (name: keyof Sums, value: number) =>
    name === 'turnover' ? formatCents(value) : format.number(value)
  return (
    <section aria-labelledby={`by-${kind}`} className="grid min-w-0 gap-3">
      <h2 id={`by-${kind}`} className="text-xl">
        {t(`by.${kind}`)}
      </h2>
      <p className="text-width text-sm text-muted">{t(`${kind}.text`)}</p>
      {rows.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <DataTable
          caption={t(`by.${kind}`)}
          isCaptionHidden
          columns={[
            {
              ...{ key: 'name', header: t(`${kind}.one`) },
              cell: ({ key }: FigureRow) => <Name name={nameOf(key)} address={addressOf?.(key) ?? null} />,
            },
            ...names.map((name) => ({
              ...{ key: name, header: t(`names.${name}`), align: 'end' as const },
              cell: (row: FigureRow) => (
                <div className="number grid gap-0.5">
                  <span className="font-semibold">{shown(name, row[name])}</span>
                  <span className="text-muted">
                    {t('change.from', { before: shown(name, row.before[name]) })}
                  </span>
                </div>
              ),
            })),
          ]}
          rows={rows}
          rowKey={({ key }) => key}
        />
      )}
    </section>
  )
}

function Name({ name, address }: { name: string; address: string | null }) {
  if (address === null) return <span className="wrap-anywhere">{name}</span>
  return (
    <ShopLink href={address} className="wrap-anywhere underline underline-offset-4 hover:text-accent">
      {name}
    </ShopLink>
  )
}
