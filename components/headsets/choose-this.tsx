'use client'

import { fillText } from '@/components/audio/fill-text'
import { useSignedIn } from '@/components/account/use-signed-in'
import { Button } from '@/components/ui/button'
import { useHeadset, type ChosenHeadset } from './headset-store'
import type { FieldTexts } from './headset-texts'
import { chooseEverywhere } from './choose-everywhere'

/** Makes the headset of a page the visitor's own, or takes it off again. */
export function ChooseThis({ headset, texts }: { headset: ChosenHeadset; texts: FieldTexts }) {
  const { chosen } = useHeadset()
  const uid = useSignedIn()?.uid
  const isOwn = chosen?.id === headset.id
  return (
    <Button
      tone="secondary"
      className="max-md:col-span-full"
      onClick={() => chooseEverywhere(isOwn ? null : headset, uid)}
    >
      {isOwn ? fillText(texts.takeOff, { name: headset.name }) : texts.chooseThis}
    </Button>
  )
}
