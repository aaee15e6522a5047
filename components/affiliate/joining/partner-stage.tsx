import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import { UploadedPicture } from '@/components/ui/uploaded-picture'
import type { PublicPartner } from '@/lib/affiliate/partners/public-partner'
import { shownPicture, type ShownStage } from '@/lib/affiliate/stage/read-stage'
import { reportAddress } from '@/lib/ratings/reports/report-address'

interface PartnerStageProps {
  partner: PublicPartner
  stage: ShownStage
}

/** A partner's own picture and words, marked as advertising, and how to report them. */
export async function PartnerStage({ partner: { name, code }, stage: { text, picture } }: PartnerStageProps) {
  const t = await getTranslations('affiliate.stage')
  return (
    <section aria-labelledby="worte" className="page-width pt-2 pb-8 sm:pb-10">
      <div className="flex flex-wrap items-end gap-x-10 gap-y-5">
        {picture && <UploadedPicture picture={shownPicture(code, picture, t('alt', { name }))} most={24} />}
        <div className="grid min-w-0 flex-[1_1_18rem] gap-3">
          {text !== undefined && (
            <blockquote className="text-width text-xl hyphens-auto wrap-anywhere sm:text-2xl">
              {text}
            </blockquote>
          )}
          <div className="flex flex-wrap items-baseline gap-x-6 text-sm">
            <h2 id="worte">{t(text === undefined ? 'byPicture' : 'by', { name })}</h2>
            <ShopLink
              href={reportAddress(`/p/${code}`, 'worte')}
              aria-label={t('reportNamed', { name })}
              className="row-link"
            >
              {t('report')}
            </ShopLink>
          </div>
        </div>
      </div>
    </section>
  )
}
