import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { hearingAddress } from './subject'

interface HearingOfferProps {
  presetId: string
  name: string
}

/** Leads from a preset to its blind test. */
export async function HearingOffer({ presetId, name }: HearingOfferProps) {
  const t = await getTranslations('hearing.product')
  return (
    <section aria-labelledby="hoertest" className="grid justify-items-start gap-3">
      <h2 id="hoertest" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width">{t('text', { name })}</p>
      <ButtonLink tone="secondary" href={hearingAddress(presetId)}>
        {t('link', { name })}
      </ButtonLink>
    </section>
  )
}
