import { getFormatter, getTranslations } from 'next-intl/server'
import { StatusBadge } from '@/components/ui/status-badge'
import { statusLabels } from '@/components/ui/ui-texts'
import { acceptancesOf, agreedValues, termsOffered } from '@/lib/affiliate/agreed-terms'
import { chosenPresets } from '@/lib/affiliate/partners/page-presets'
import type { Affiliate } from '@/lib/affiliate/schema'
import type { NamedStage } from '@/lib/affiliate/stage/read-stage'
import { findPreset } from '@/lib/catalog/catalog'
import { formatCents } from '@/lib/core/money'
import { Fact, FactList } from '@/components/desk/facts'
import { changedTexts, valueTexts } from '@/lib/affiliate/value-texts'
import { DeskStage } from './desk-stage'
import { BalanceAdjustment, PartnerEdit } from './partner-form'
import { PartnerSwitch } from './partner-switch'

interface PartnerViewProps {
  partner: Affiliate
  stage: NamedStage | null
}

export async function PartnerView({ partner, stage }: PartnerViewProps) {
  const t = await getTranslations('admin.partnerDesk')
  return (
    <>
      <section aria-labelledby="figures" className="grid min-w-0 gap-4">
        <h2 id="figures" className="text-xl">
          {t('figures')}
        </h2>
        <Figures partner={partner} />
      </section>
      <section aria-labelledby="data" className="grid min-w-0 gap-4">
        <h2 id="data" className="text-xl">
          {t('data')}
        </h2>
        <Data partner={partner} />
      </section>
      {stage && <DeskStage named={stage} />}
      <section aria-labelledby="edit" className="grid min-w-0 gap-4">
        <h2 id="edit" className="text-xl">
          {t('edit.title')}
        </h2>
        <p className="text-width text-sm text-muted">{t('edit.hint')}</p>
        <Edit partner={partner} />
      </section>
    </>
  )
}

async function Figures({ partner }: { partner: Affiliate }) {
  const t = await getTranslations('admin.partnerDesk')
  const format = await getFormatter()
  const figures = [
    ['clicks', format.number(partner.totalClicks)],
    ['visitors', format.number(partner.uniqueClicks)],
    ['sales', format.number(partner.totalSales)],
    ['earnings', formatCents(partner.totalEarnings)],
    ['balance', formatCents(partner.balance)],
    ['released', formatCents(partner.released)],
  ] as const
  return (
    <dl className="grid max-w-3xl grid-cols-2 gap-x-8 border-t border-outline sm:grid-cols-3">
      {figures.map(([figure, value]) => (
        <div key={figure} className="border-b border-line py-2.5">
          <dt className="text-sm text-muted">{t(figure)}</dt>
          <dd className="number text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

async function Data({ partner }: { partner: Affiliate }) {
  const t = await getTranslations('admin.partnerDesk')
  const tForm = await getTranslations('affiliate.application')
  const labels = await statusLabels()
  const format = await getFormatter()
  const { uid, email, codes = {}, payout, active, createdAt } = partner
  const status = active ? 'active' : 'inactive'
  return (
    <FactList>
      <Fact term={t('columns.state')}>
        <StatusBadge status={status} label={labels[status]} />
      </Fact>
      <Fact term={t('uid')}>{uid}</Fact>
      <Fact term={t('email')}>{email === undefined ? t('none') : <bdi>{email}</bdi>}</Fact>
      <Fact term={t('codes')}>{Object.keys(codes).join(', ') || t('none')}</Fact>
      {createdAt !== undefined && (
        <Fact term={t('since')}>{format.dateTime(createdAt, { dateStyle: 'long' })}</Fact>
      )}
      <Fact term={t('pagePresets')}>{pagePresetNames(partner).join(', ') || t('byShop')}</Fact>
      <Fact term={t('payout')}>{payout ? `${payout.holder}, ${payout.iban}` : t('none')}</Fact>
      {payout && (
        <Fact term={t('taxState')}>
          {[tForm(`taxStates.${payout.taxState}`), payout.vatId, payout.taxNumber].filter(Boolean).join(', ')}
        </Fact>
      )}
      <Terms partner={partner} />
    </FactList>
  )
}

/** Also the terms that the partner has been offered but not accepted. */
async function Terms({ partner }: { partner: Affiliate }) {
  const t = await getTranslations('admin.partnerDesk')
  const format = await getFormatter()
  const date = (at: number | string) => format.dateTime(new Date(at), { dateStyle: 'long' })
  const [accepted] = acceptancesOf(partner)
  const offer = partner.endedAt === undefined ? termsOffered(partner) : null
  const agreed = agreedValues(partner)
  return (
    <>
      <Fact term={t('terms')}>
        {accepted ? t('termsOf', { version: date(accepted.version), date: date(accepted.at) }) : t('none')}
      </Fact>
      <Fact term={t('agreed')}>{said(valueTexts(agreed))}</Fact>
      {offer && (
        <Fact term={t('offered')}>
          {said(changedTexts(offer.values, agreed)) || t('newWords', { version: date(offer.terms.version) })}
        </Fact>
      )}
    </>
  )
}

const said = (texts: readonly { name: string; value: string }[]) =>
  texts.map(({ name, value }) => `${name}: ${value}`).join('; ')

const pagePresetNames = (partner: Affiliate) =>
  chosenPresets(partner).flatMap((id) => findPreset(id)?.name ?? [])

function Edit({ partner }: { partner: Affiliate }) {
  const { uid, customCode = '', commissionRate, offeredRate, discountPercent = 0, active, name } = partner
  const { codeLasts = false } = partner
  const rate = offeredRate ?? commissionRate
  return (
    <>
      <PartnerEdit
        key={`${customCode} ${rate} ${discountPercent} ${codeLasts}`}
        uid={uid}
        initial={{ code: customCode, rate, discountPercent, codeLasts }}
      />
      <Adjustment uid={uid} />
      {/* A partner who has left has to apply again. */}
      {partner.endedAt === undefined && (
        <div>
          <PartnerSwitch uid={uid} isActive={active} name={name ?? (customCode || uid)} />
        </div>
      )}
    </>
  )
}

async function Adjustment({ uid }: { uid: string }) {
  const t = await getTranslations('admin.partnerDesk.adjust')
  return (
    <details className="my-4 border-y border-line">
      <summary className="disclosure min-h-14 py-3">{t('title')}</summary>
      <div className="pb-5">
        <BalanceAdjustment uid={uid} />
      </div>
    </details>
  )
}
