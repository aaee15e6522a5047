import { getTranslations } from 'next-intl/server'
import { referralLink } from '@/lib/affiliate/affiliate-code'
import { OWN_PAGE } from '@/lib/affiliate/link/partner-link'
import type { Affiliate } from '@/lib/affiliate/schema'
import { bannerTexts } from '../banner/banner-texts'
import { CopyNamed } from './copy-named'
import { PartnerLink } from './partner-link'

interface PartnerCodesProps {
  partner: Affiliate
  /** The base of the links. */
  origin: string
}

/** A partner's code as one reads it out, the link with it, and the codes from before. */
export async function PartnerCodes({ partner, origin }: PartnerCodesProps) {
  const t = await getTranslations('affiliate.partner.codes')
  const { customCode, codes = {}, uid } = partner
  const code = customCode ?? uid
  const page = new URL(`${OWN_PAGE}/${code}`, origin).href
  const earlier = Object.keys(codes).filter((each) => each !== code.toLowerCase())
  return (
    <section aria-labelledby="link" className="grid max-w-3xl min-w-0 gap-4">
      <h2 id="link" className="text-xl">
        {t('title')}
      </h2>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center justify-between gap-x-6">
          <span className="number text-2xl font-semibold tracking-widest wrap-anywhere slashed-zero">
            {code}
          </span>
          <CopyNamed text={code} name={t('name')} className="flex-row-reverse" />
        </p>
        <p className="text-width text-sm text-muted">
          {customCode === undefined ? t('onlyNumber') : t('use')}
          {customCode?.includes('0') && ` ${t('zero')}`}
          {customCode?.includes('1') && ` ${t('one')}`}
        </p>
      </div>
      <dl className="border-y border-line py-2.5">
        <dt className="text-sm text-muted">{t('page')}</dt>
        <dd className="flex flex-wrap items-center justify-between gap-x-6">
          {/* Not a `ShopLink`: opening it must count like any visit. */}
          <a href={`${OWN_PAGE}/${code}`} className="number min-w-0 break-all text-link">
            {page}
          </a>
          <CopyNamed text={page} name={t('pageName')} className="flex-row-reverse" />
        </dd>
      </dl>
      <PartnerLink
        code={code}
        link={referralLink(origin, code)}
        label={t('link')}
        texts={await bannerTexts()}
      />
      {earlier.length > 0 && (
        <p className="text-width text-sm text-muted wrap-anywhere">
          {t('earlier', { count: earlier.length, codes: earlier.join(', ') })}
        </p>
      )}
    </section>
  )
}
