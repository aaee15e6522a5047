'use client'

import { ClipCheck } from '@/components/studio/clip/clip-check'
import type { ClipSoundKind } from '@/components/studio/clip/clip-stage'
import type { ClipPreset } from '@/components/studio/clip/clip-state'
import { ButtonLink } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { useOwnOrder } from '../cover/use-own-order'

interface PresetClipProps {
  preset: ClipPreset
  sounds: readonly ClipSoundKind[]
}

export function PresetClip({ preset, sounds }: PresetClipProps) {
  const t = useTranslations('ownPresets.clip')
  return (
    <ClipCheck
      label={t('check')}
      preset={preset}
      sounds={sounds}
      onward={() => <FileOfFit preset={preset} />}
    />
  )
}

/** A fit's file is part of the purchase; hearing and seeing it is not. */
function FileOfFit({ preset: { id, name } }: { preset: ClipPreset }) {
  const t = useTranslations('catalog.fit')
  const orderId = useOwnOrder(id)
  if (orderId !== null) return <ButtonLink href={`/bestellung/${orderId}#dein-spiel`}>{t('keep')}</ButtonLink>
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-width">{t('included', { name })}</p>
      <ButtonLink href={`/kasse?preset=${id}`}>{t('buy')}</ButtonLink>
      <p>
        {t('ordered')}{' '}
        <ShopLink href="/bestellung-finden" className="touch-link font-semibold">
          {t('find')}
        </ShopLink>
      </p>
    </div>
  )
}
