import { getTranslations } from 'next-intl/server'
import { Instrument } from '@/components/audio/instrument'
import { namedScenes } from '@/components/audio/playing/named-scenes'
import { PresetPrice } from '@/components/catalog/cover/preset-price'
import { listeningAddress } from '@/components/listening-test/subject'
import { ButtonLink } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import type { PublicPartner } from '@/lib/affiliate/partners/public-partner'
import { scenesFor } from '@/lib/audio/scenes/games'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'
import { formatRate } from '@/lib/core/money'
import { UploadedPicture } from '@/components/ui/uploaded-picture'
import { shownPicture, type ShownStage } from '@/lib/affiliate/stage/read-stage'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'
import { reportAddress } from '@/lib/ratings/reports/report-address'
import { PartnerOffer } from './partner-offer'

interface PartnerHeroProps {
  partner: PublicPartner
  /** The first on the partner's page: it shapes the partner's name. */
  preset: Preset
}

/** The same for all visitors. It sells the preset, and says what the code does. */
export async function PartnerHero({ partner, preset }: PartnerHeroProps) {
  const { name, code, percent, stage } = partner
  const t = await getTranslations('affiliate.page')
  const cart = await getTranslations('cart')
  const catalog = await getTranslations('catalog')
  const legal = await getTranslations('legal')
  const rate = percent > 0 && formatRate(percent)
  const does = rate ? t('discount', { rate, code }) : t('commission', { name })
  return (
    <Instrument
      preset={preset}
      title={name}
      scenes={await namedScenes(scenesFor(preset.game))}
      heading="h1"
      action="link"
      above={
        <p className="flex items-center gap-2">
          {t('recommends', { name })}
          <span className="border border-current px-1.5 text-xs font-normal">{t('label')}</span>
        </p>
      }
      before={
        <ShopLink href={presetPath(preset)} className="relative z-10 -my-1.5 touch-link">
          {preset.name}
        </ShopLink>
      }
      beside={
        <div className="instrument-beside sm:gap-4">
          <p className="text-sm leading-snug font-semibold sm:text-lg">{t('what', { game: preset.game })}</p>
          {stage && <PartnerStage partner={partner} stage={stage} presetId={preset.id} />}
        </div>
      }
      live={rate ? <p className="page-width pb-5 text-sm">{t('commission', { name })}</p> : null}
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="grid leading-tight">
            <span className="sr-only">{catalog('price')}</span>
            <PresetPrice preset={preset} className="text-2xl max-md:text-xl" />
            <span className="text-xs">{legal(vatNote(owner().vat))}</span>
          </p>
          <ButtonLink href={`/kasse?preset=${preset.id}`} className="max-sm:grow sm:min-w-56">
            {cart('buyNow')}
          </ButtonLink>
        </div>
        <PartnerOffer code={code} does={does} />
      </div>
    </Instrument>
  )
}

interface PartnerStageProps {
  partner: PublicPartner
  stage: ShownStage
  presetId: string
}

async function PartnerStage({ partner: { name, code }, stage, presetId }: PartnerStageProps) {
  const t = await getTranslations('affiliate.stage')
  const { text, streak, picture } = stage
  const isSilent = text === undefined && streak === undefined
  return (
    <section aria-labelledby="worte" className="flex items-start gap-3 sm:gap-5">
      {picture && (
        <div className="w-1/5 max-w-40 shrink-0 sm:w-1/4">
          <UploadedPicture picture={shownPicture(code, picture, t('alt', { name }))} most={10} />
        </div>
      )}
      <div className="grid min-w-0 sm:gap-1">
        {text !== undefined && (
          <blockquote className="text-width text-xs hyphens-auto wrap-anywhere sm:text-lg">{text}</blockquote>
        )}
        {streak !== undefined && (
          <ShopLink
            href={listeningAddress(presetId)}
            className="row-link justify-self-start text-xs sm:text-base"
          >
            {t('streak', { count: streak })}
          </ShopLink>
        )}
        <div className="flex flex-wrap items-baseline gap-x-6 text-xs">
          <h2 id="worte">{t(isSilent ? 'byPicture' : 'by', { name })}</h2>
          <ShopLink
            href={reportAddress(`/p/${code}`, 'worte')}
            aria-label={t('reportNamed', { name })}
            className="row-link"
          >
            {t('report')}
          </ShopLink>
        </div>
      </div>
    </section>
  )
}
