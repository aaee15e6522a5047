import { getFormatter, getTranslations } from 'next-intl/server'
import { DataTable, moneyColumn, numberColumn } from '@/components/ui/data-table'
import { DIRECT, OWN, REST, sourceKinds, type SourceKind } from '@/lib/affiliate/click-sources'
import type { PartnerSources as Sources, SourceRow } from '@/lib/affiliate/figures/partner-sources'
import { keyText } from '@/lib/core/text/text-key'

export async function PartnerSources({ sources: { span, isByMonth, rows } }: { sources: Sources }) {
  const t = await getTranslations('affiliate.partner.sources')
  const format = await getFormatter()
  const date = (day: string) => format.dateTime(new Date(day), { dateStyle: 'long' })
  return (
    <section aria-labelledby="sources" className="grid min-w-0 gap-8">
      <div className="grid gap-2">
        <h2 id="sources" className="text-xl">
          {t('title')}
        </h2>
        <p className="text-width text-sm text-muted">
          {t(isByMonth ? 'months' : 'days', { from: date(span.from), to: date(span.to) })}
        </p>
      </div>
      {sourceKinds.map((kind) => (
        <SourceTable key={kind} kind={kind} rows={rows[kind]} />
      ))}
    </section>
  )
}

async function SourceTable({ kind, rows }: { kind: SourceKind; rows: SourceRow[] }) {
  const t = await getTranslations('affiliate.partner')
  const format = await getFormatter()
  const nameOf = await rowNames(kind)
  const hasSub = rows.some(({ key }) => key !== null)
  return (
    <div className="grid min-w-0 gap-2">
      {rows.length === 0 ? (
        <>
          <h3 className="font-semibold">{t(`sources.${kind}Title`)}</h3>
          <p className="text-sm text-muted">{t('sources.none')}</p>
        </>
      ) : (
        <DataTable
          caption={t(`sources.${kind}Title`)}
          columns={[
            {
              key: 'name',
              header: t(`sources.${kind}`),
              cell: (row: SourceRow) => <span className="wrap-anywhere">{nameOf(row)}</span>,
            },
            ...(['clicks', 'sales'] as const).map((name) =>
              numberColumn(name, t(name), (row: SourceRow) => format.number(row[name])),
            ),
            moneyColumn('earnings', t('earnings'), ({ earnings }: SourceRow) => earnings),
          ]}
          rows={rows}
          rowKey={({ key }) => key ?? ''}
        />
      )}
      {kind === 'sub' && !hasSub && <p className="text-width text-sm text-muted">{t('sources.subHint')}</p>}
    </div>
  )
}

async function rowNames(kind: SourceKind): Promise<(row: SourceRow) => string> {
  const t = await getTranslations('affiliate.partner.sources')
  const words: Record<string, string> = { [REST]: t('rest'), [DIRECT]: t('direct'), [OWN]: t('own') }
  const unknown = t(kind === 'sub' ? 'noSub' : 'unknown')
  return ({ key }) => (key === null ? unknown : (words[key] ?? keyText(key)))
}
