'use client'

import { ClipCheck } from '@/components/studio/clip/clip-check'
import type { ClipSoundKind } from '@/components/studio/clip/clip-stage'
import type { ClipPreset } from '@/components/studio/clip/clip-store'
import type { ClipTexts } from '@/components/studio/clip/clip-texts'
import { ButtonLink } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { useOwnOrder } from '../cover/use-own-order'

interface FitTexts {
  keep: string
  buy: string
  included: string
  ordered: string
  find: string
}

interface PresetClipProps {
  preset: ClipPreset
  sounds: readonly ClipSoundKind[]
  texts: { clip: ClipTexts; fit: FitTexts }
}

export function PresetClip({ preset, sounds, texts }: PresetClipProps) {
  return (
    <ClipCheck
      label={texts.clip.check}
      texts={texts.clip}
      preset={preset}
      sounds={sounds}
      onward={() => <FileOfFit presetId={preset.id} texts={texts.fit} />}
    />
  )
}

/** A fit's file is part of the purchase; hearing and seeing it is not. */
function FileOfFit({ presetId, texts }: { presetId: string; texts: FitTexts }) {
  const orderId = useOwnOrder(presetId)
  if (orderId !== null)
    return <ButtonLink href={`/bestellung/${orderId}#dein-spiel`}>{texts.keep}</ButtonLink>
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-width">{texts.included}</p>
      <ButtonLink href={`/kasse?preset=${presetId}`}>{texts.buy}</ButtonLink>
      <p>
        {texts.ordered}{' '}
        <ShopLink href="/bestellung-finden" className="touch-link font-semibold">
          {texts.find}
        </ShopLink>
      </p>
    </div>
  )
}
