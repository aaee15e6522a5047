import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Notice } from '@/components/ui/notice'
import { RefreshOnChange } from '@/components/ui/refresh-on-change'
import { ShopLink } from '@/components/ui/shop-link'
import { agreedValues, termsOffered } from '@/lib/affiliate/agreed-terms'
import type { Period } from '@/lib/affiliate/figures/figure-periods'
import type { PartnerDesk } from '@/lib/affiliate/figures/partner-desk'
import { figuresVersion } from '@/lib/affiliate/figures/partner-figures'
import type { Affiliate, PayoutState } from '@/lib/affiliate/schema'
import { changedTexts } from '@/lib/affiliate/value-texts'
import { areas, partnerAddress, type Area } from '../tools/partner-address'
import { PartnerCodes } from '../tools/partner-codes'
import { PartnerTools } from '../tools/partner-tools'
import { AcceptTerms } from './accept-terms'
import { dueText } from './due-text'
import { PartnerAccount } from './partner-account'
import { PartnerBalance, PartnerLedger } from './partner-balance'
import { PartnerFigures } from './partner-figures'
import { PartnerSales } from './partner-sales'
import { PaymentBlock, PaymentBlocks, PaymentState } from './payment-state'
import { DataTable, moneyColumn, numberColumn } from '@/components/ui/data-table'
import { DIRECT, OWN, REST, sourceKinds, type SourceKind } from '@/lib/affiliate/click-sources'
import type { PartnerSources as Sources, SourceRow } from '@/lib/affiliate/figures/partner-sources'
import { keyText } from '@/lib/core/text/text-key'

interface DashboardProps {
  area: Area
  partner: Affiliate
  desk: PartnerDesk
  origin: string
  isAsked: boolean
  /** As agreed, in cents. */
  threshold: number
  payoutState: PayoutState | null
  rejoin: ReactNode
}

export async function Dashboard(props: DashboardProps) {
  const { area, partner } = props
  const t = await getTranslations('affiliate.partner')
  return (
    <>
      <RefreshOnChange event="partner" version={figuresVersion(partner)} />
      <div className="grid min-w-0 gap-6 empty:hidden">
        <Blocks {...props} />
        <NotActive partner={partner} />
        <LinkTabs
          label={t('areasLabel')}
          tabs={areas.map((each) => ({
            href: partnerAddress({ bereich: each }),
            text: t(`areas.${each}`),
            isCurrent: each === area,
          }))}
        />
      </div>
      <AreaContent {...props} />
    </>
  )
}

/** All on the first section, missing data on the others. */
function Blocks({ area, partner, desk, payoutState, threshold }: DashboardProps) {
  if (area === 'auszahlung') return null
  if (area !== 'uebersicht') return <PaymentBlock partner={partner} />
  return <PaymentBlocks partner={partner} held={desk.held} state={payoutState} threshold={threshold} />
}

async function NotActive({ partner }: { partner: Affiliate }) {
  const t = await getTranslations('affiliate')
  if (partner.active) return null
  if (partner.endedAt === undefined) return <Notice tone="warning">{t('partner.inactive')}</Notice>
  const format = await getFormatter()
  const day = format.dateTime(partner.endedAt, { dateStyle: 'long' })
  return (
    <Notice tone="warning">
      {t('leave.left', { day })} {await dueText(partner)}
    </Notice>
  )
}

function AreaContent(props: DashboardProps) {
  const { area, partner, desk, origin, isAsked, rejoin, threshold, payoutState } = props
  const { period } = desk
  switch (area) {
    case 'uebersicht':
      return (
        <>
          <PaymentState partner={partner} state={payoutState} threshold={threshold} />
          {partner.endedAt === undefined && <NewTerms partner={partner} />}
          {partner.endedAt === undefined ? <PartnerCodes partner={partner} origin={origin} /> : rejoin}
        </>
      )
    case 'zahlen':
      return (
        <>
          <PartnerFigures partner={partner} period={period} figures={desk.figures} isAsked={isAsked} />
          <PartnerSources sources={desk.sources} />
          <PartnerDownloads period={period} />
        </>
      )
    case 'verkaeufe':
      return <PartnerSales {...desk.sales} />
    case 'guthaben':
      return (
        <>
          <PartnerBalance partner={partner} threshold={threshold} />
          <PartnerLedger {...desk.ledger} />
        </>
      )
    case 'werkzeuge':
      return <PartnerTools partner={partner} origin={origin} />
    case 'auszahlung':
      return (
        <PartnerAccount partner={partner} sales={desk.sales.sales.entries} isReviewed={desk.held.count > 0} />
      )
  }
}

async function PartnerDownloads({ period }: { period: Period }) {
  const t = await getTranslations('affiliate.partner.downloads')
  return (
    <section aria-labelledby="downloads" className="grid gap-3">
      <h2 id="downloads" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text', { days: period })}</p>
      <p className="flex flex-wrap gap-3">
        {(['clicks', 'sales', 'ledger'] as const).map((file) => (
          <a
            key={file}
            href={`/api/partner/${file}.csv?zeitraum=${period}`}
            download
            className="button button-secondary"
          >
            {t(file)}
          </a>
        ))}
      </p>
    </section>
  )
}

/** Empty if nothing is offered. */
export async function NewTerms({ partner }: { partner: Affiliate }) {
  const offer = termsOffered(partner)
  if (!offer) return null
  const t = await getTranslations('affiliate.account')
  const format = await getFormatter()
  const { version, hash } = offer.terms
  return (
    <Notice tone="warning">
      <p>{t('newTerms', { version: format.dateTime(new Date(version), { dateStyle: 'long' }) })}</p>
      <ul className="list-disc pl-6 empty:hidden">
        {changedTexts(offer.values, agreedValues(partner)).map(({ name, value, before }) => (
          <li key={name}>
            {name}: {t('newValue', { value, before })}
          </li>
        ))}
      </ul>
      <p>
        <ShopLink href="/partner/bedingungen?fassung=neu" className="text-accent text-link">
          {t('readNew')}
        </ShopLink>
      </p>
      <AcceptTerms hash={hash} />
    </Notice>
  )
}

async function PartnerSources({ sources: { span, isByMonth, rows } }: { sources: Sources }) {
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
