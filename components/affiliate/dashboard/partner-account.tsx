import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { acceptancesOf, agreedValues } from '@/lib/affiliate/agreed-terms'
import { PARTNER_COUNTRIES } from '@/lib/affiliate/applications/schema'
import { payeeProblem } from '@/lib/affiliate/balance/payee'
import type { Affiliate, PayoutData } from '@/lib/affiliate/schema'
import type { PartnerSale } from '@/lib/affiliate/sales/schema'
import { valueTexts } from '@/lib/affiliate/value-texts'
import { OWN_PAGE } from '@/lib/affiliate/link/partner-link'
import { masked } from '@/lib/affiliate/payouts/credit-note'
import { formatCents } from '@/lib/core/money'
import { retention } from '@/lib/legal/retention'
import { LeaveProgramme } from './leave-programme'
import { PayoutForm } from './payout-form'

interface PartnerAccountProps {
  partner: Affiliate
  sales: readonly PartnerSale[]
  isReviewed: boolean
}

export async function PartnerAccount({ partner, sales, isReviewed }: PartnerAccountProps) {
  const t = await getTranslations('affiliate.account')
  const problem = payeeProblem(partner.payout)
  return (
    <section aria-labelledby="payout-data" className="grid max-w-3xl gap-4">
      <h2 id="payout-data" className="text-xl">
        {t('title')}
      </h2>
      <dl className="border-t border-outline empty:hidden">
        {partner.payout && <PayoutFacts payout={partner.payout} />}
        <TermsFact partner={partner} />
      </dl>
      {problem && <Notice tone="warning">{partner.payout ? t(`problems.${problem}`) : t('none')}</Notice>}
      <PayoutForm initial={partner.payout} countries={PARTNER_COUNTRIES} />
      {partner.endedAt === undefined && (
        <LeaveProgramme>
          <LeaveFacts partner={partner} sales={sales} isReviewed={isReviewed} />
        </LeaveProgramme>
      )}
    </section>
  )
}

async function PayoutFacts({ payout }: { payout: PayoutData }) {
  const t = await getTranslations('affiliate.application')
  const tAccount = await getTranslations('affiliate.account')
  const { holder, iban, taxState, vatId, taxNumber, address } = payout
  return (
    <>
      <Fact term={t('holder')}>{holder}</Fact>
      <Fact term={t('iban')}>
        <span className="number">{`${iban.slice(0, 4)} … ${iban.slice(-4)}`}</span>
      </Fact>
      <Fact term={t('taxState')}>{t(`taxStates.${taxState}`)}</Fact>
      {vatId !== undefined && <Fact term={t('vatId')}>{vatId}</Fact>}
      {taxNumber !== undefined && <Fact term={t('taxNumber')}>{taxNumber}</Fact>}
      {address && (
        <Fact term={tAccount('address')}>{`${address.street}, ${address.zip} ${address.city}`}</Fact>
      )}
    </>
  )
}

async function TermsFact({ partner }: { partner: Affiliate }) {
  const t = await getTranslations('affiliate.account')
  const format = await getFormatter()
  const [accepted] = acceptancesOf(partner)
  return (
    <>
      {accepted && (
        <Fact term={t('acceptedTerms')}>
          <ShopLink href="/partner/bedingungen" className="text-accent text-link">
            {t('accepted', {
              version: format.dateTime(new Date(accepted.version), { dateStyle: 'long' }),
              date: format.dateTime(accepted.at, { dateStyle: 'long' }),
            })}
          </ShopLink>
        </Fact>
      )}
      {valueTexts(agreedValues(partner)).map(({ name, value }) => (
        <Fact key={name} term={name}>
          {value}
        </Fact>
      ))}
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 border-b border-line py-2.5 sm:grid-cols-[16rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

interface LeaveFactsProps {
  partner: Affiliate
  /** The newest ones; the last to be released is among them. */
  sales: readonly PartnerSale[]
  isReviewed: boolean
}

async function LeaveFacts(props: LeaveFactsProps) {
  const t = await getTranslations('affiliate.leave.facts')
  const { balance, released, customCode, uid } = props.partner
  const code = customCode ?? uid
  const facts = [
    ['released', formatCents(released)],
    ['open', formatCents(balance - released)],
  ] as const
  return (
    <div className="grid gap-3 text-sm">
      <dl className="border-t border-line">
        {facts.map(([fact, value]) => (
          <div key={fact} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt>{t(fact)}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid list-disc gap-1.5 pl-5">
        {(await paidTexts(props)).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>{t('code', { code, page: `${OWN_PAGE}/${code}` })}</li>
        <li>{t('kept', { years: retention.bookYears, days: retention.leftPartnerDays })}</li>
        <li>{t('later')}</li>
      </ul>
    </div>
  )
}

/** Paid even if below the threshold. */
async function paidTexts({ partner, sales, isReviewed }: LeaveFactsProps): Promise<string[]> {
  const { balance, payout } = partner
  const t = await getTranslations('affiliate.leave.facts')
  const format = await getFormatter()
  if (balance <= 0) return [t(balance < 0 ? 'negative' : 'nothing')]
  const [last] = sales
    .flatMap(({ releaseOn }) => releaseOn ?? [])
    .sort((one, other) => (one < other ? 1 : -1))
  return [
    payout && payeeProblem(payout) === null ? t('paid', { iban: masked(payout.iban) }) : t('noData'),
    ...(last === undefined
      ? []
      : [t('last', { day: format.dateTime(new Date(last), { dateStyle: 'long' }) })]),
    ...(isReviewed ? [t('reviewed')] : []),
  ]
}
