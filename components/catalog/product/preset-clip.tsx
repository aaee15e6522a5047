'use client'

import { fillText } from '@/components/audio/fill-text'
import { ClipCheck } from '@/components/studio/clip/clip-check'
import type { ClipSoundKind } from '@/components/studio/clip/clip-stage'
import type { ClipPreset } from '@/components/studio/clip/clip-state'
import type { ClipTexts } from '@/components/studio/clip/clip-texts'
import { ButtonLink } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { useOwnOrder } from '../cover/use-own-order'

interface PresetClipProps {
  preset: ClipPreset
  sounds: readonly ClipSoundKind[]
  texts: { check: string; notLoaded: string }
}

export function PresetClip({ preset, sounds, texts }: PresetClipProps) {
  return (
    <ClipCheck
      label={texts.check}
      notLoaded={texts.notLoaded}
      preset={preset}
      sounds={sounds}
      onward={(_store, _clip, said) => <FileOfFit preset={preset} texts={said.fit} />}
    />
  )
}

/** A fit's file is part of the purchase; hearing and seeing it is not. */
function FileOfFit({ preset: { id, name }, texts }: { preset: ClipPreset; texts: ClipTexts['fit'] }) {
  const orderId = useOwnOrder(id)
  if (orderId !== null)
    return <ButtonLink href={`/bestellung/${orderId}#dein-spiel`}>{texts.keep}</ButtonLink>
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-width">{fillText(texts.included, { name })}</p>
      <ButtonLink href={`/kasse?preset=${id}`}>{texts.buy}</ButtonLink>
      <p>
        {texts.ordered}{' '}
        <ShopLink href="/bestellung-finden" className="touch-link font-semibold">
          {texts.find}
        </ShopLink>
      </p>
    </div>
  )
}
