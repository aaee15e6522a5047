import { getFormatter, getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable, moneyColumn } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { ShopLink } from '@/components/ui/shop-link'
import type { Affiliate } from '@/lib/affiliate/schema'
import type { NamedEntry } from '@/lib/affiliate/sales/named-ledger'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { ledgerKindOf, saleNumber } from '@/lib/affiliate/sales/ledger-kind'
import { partnerAddress } from '../tools/partner-address'

interface PartnerBalanceProps {
  partner: Affiliate
  /** In cents. */
  threshold: number
}

export async function PartnerBalance({ partner, threshold }: PartnerBalanceProps) {
  const t = await getTranslations('affiliate.partner.balance')
  const { balance, released, paidOut } = partner
  const sums = { open: balance - released, released, paidOut }
  return (
    <section aria-labelledby="balance" className="grid min-w-0 gap-6">
      <h2 id="balance" className="text-xl">
        {t('title')}
      </h2>
      <dl className="max-w-3xl border-t border-outline">
        {(['open', 'released', 'paidOut'] as const).map((sum) => (
          <div key={sum} className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-2.5">
            <dt>{t(sum)}</dt>
            <dd className="number row-span-2 text-end text-lg">{formatCents(sums[sum])}</dd>
            <dd className="text-sm text-muted">
              {t(`meanings.${sum}`, { threshold: formatCents(threshold) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface PartnerLedgerProps {
  ledger: Listing<NamedEntry>
  isFirstPart: boolean
}

export async function PartnerLedger({ ledger, isFirstPart }: PartnerLedgerProps) {
  const t = await getTranslations('affiliate.partner.balance')
  const format = await getFormatter()
  const address = (buchungen?: string) => partnerAddress({ bereich: 'guthaben', buchungen })
  const rows = ledger.entries.map((entry, index) => ({ ...entry, index }))
  type Row = (typeof rows)[number]
  return (
    <div className="grid min-w-0 gap-6">
      <BrokenRecords keys={ledger.broken} />
      {rows.length > 0 && (
        <DataTable
          caption={t('ledger')}
          columns={[
            {
              key: 'date',
              header: t('date'),
              cell: ({ at }: Row) => (
                <span className="number">{format.dateTime(at, { dateStyle: 'medium' })}</span>
              ),
            },
            {
              key: 'kind',
              header: t('kind'),
              cell: (entry: Row) => t(`kinds.${ledgerKindOf(entry)}`),
            },
            {
              key: 'note',
              header: t('note'),
              cell: ({ note = '', sale, saleId, payoutId }: Row) => (
                <span className="wrap-anywhere">
                  {sale
                    ? t('ofSale', {
                        product: sale.productName,
                        date: format.dateTime(sale.saleDate, { dateStyle: 'medium' }),
                      })
                    : note}
                  {payoutId !== undefined && (
                    <a
                      href={`/api/partner/payouts/${payoutId}`}
                      download
                      className="block w-fit text-accent text-link"
                    >
                      {t('creditNote')}
                    </a>
                  )}
                  {saleId !== undefined && (
                    <ShopLink
                      href={partnerAddress({ bereich: 'verkaeufe', verkauf: saleId })}
                      className="block w-fit text-accent text-link"
                    >
                      {t('sale', { number: saleNumber(saleId) })}
                    </ShopLink>
                  )}
                </span>
              ),
            },
            moneyColumn('amount', t('amount'), ({ amount }: Row) => amount),
          ]}
          rows={rows}
          rowKey={({ index }) => String(index)}
        />
      )}
      {rows.length + ledger.broken.length === 0 && (
        <EmptyState heading="h3" title={t('empty')} text={t('emptyText')} />
      )}
      <Pager
        label={t('pages')}
        first={isFirstPart ? undefined : { href: address(), text: t('first') }}
        next={ledger.next === null ? undefined : { href: address(ledger.next), text: t('next') }}
      />
    </div>
  )
}
