'use client'

import { useEffect, type ReactNode } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { useSignedIn } from '@/components/account/use-signed-in'
import { Button } from '@/components/ui/button'
import type { Headset } from '@/lib/headsets/schema'
import { headsetStore, useHeadset, type ChosenHeadset, chooseEverywhere } from './headset-store'
import type { FieldTexts } from './headset-texts'

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

export function LentHeadset({ headset, children }: { headset: Headset; children: ReactNode }) {
  useEffect(() => headsetStore.lend(headset), [headset])
  return children
}
