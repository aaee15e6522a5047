import { getTranslations } from 'next-intl/server'
import { Instrument } from '@/components/audio/instrument'
import { sampleTexts } from '@/components/audio/playing/sample-texts'
import { discountTexts } from '@/components/cart/discount-texts'
import { ShopLink } from '@/components/ui/shop-link'
import type { PublicPartner } from '@/lib/affiliate/partners/public-partner'
import { scenesFor } from '@/lib/audio/scenes/games'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'
import { formatRate } from '@/lib/core/money'
import { UploadedPicture } from '@/components/ui/uploaded-picture'
import { shownPicture, type ShownStage } from '@/lib/affiliate/stage/read-stage'
import { reportAddress } from '@/lib/ratings/reports/report-address'
import { PartnerOffer } from './partner-offer'

interface PartnerHeroProps {
  partner: PublicPartner
  /** The first preset on the partner's page, which shapes the partner's name. */
  preset: Preset
}

/** A preset's instrument with the partner's name as title, the code, and the advertising label. The same for all visitors. */
export async function PartnerHero({ partner, preset }: PartnerHeroProps) {
  const { name, code, percent, stage } = partner
  const t = await getTranslations('affiliate.page')
  const texts = {
    redeem: t('redeem', { code }),
    other: String(t.raw('other')),
    redeemed: t('redeemed', { code }),
    discount: await discountTexts(),
  }
  return (
    <Instrument
      preset={preset}
      title={name}
      texts={await sampleTexts(scenesFor(preset.game))}
      heading="h1"
      action="link"
      promise={<p className="pb-2 text-lg sm:text-xl">{t('label')}</p>}
      before={
        <ShopLink href={presetPath(preset)} className="relative z-10 -my-1.5 touch-link">
          {preset.name}
        </ShopLink>
      }
      live={
        <>
          <div className="page-width grid gap-1 pb-5 text-sm">
            {percent > 0 && (
              <p>
                <strong>{t('discount', { rate: formatRate(percent) })}</strong>{' '}
                <span className="number font-semibold wrap-anywhere slashed-zero">{code}</span>. {t('before')}
              </p>
            )}
            <p className="text-width">{t('commission', { name })}</p>
          </div>
          {stage && <PartnerStage partner={partner} stage={stage} />}
        </>
      }
    >
      <PartnerOffer code={code} texts={texts} />
    </Instrument>
  )
}

interface PartnerStageProps {
  partner: PublicPartner
  stage: ShownStage
}

/** A partner's own picture and words, marked as advertising, and how to report them. */
async function PartnerStage({ partner: { name, code }, stage: { text, picture } }: PartnerStageProps) {
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
