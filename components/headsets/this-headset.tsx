'use client'

import { useEffect, type ReactNode } from 'react'
import { useSignedIn } from '@/components/account/use-signed-in'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Headset } from '@/lib/headsets/schema'
import { headsetStore, useHeadset, type ChosenHeadset, chooseEverywhere } from './headset-store'

export function ChooseThis({ headset }: { headset: ChosenHeadset }) {
  const t = useTranslations('headsets.field')
  const { chosen } = useHeadset()
  const uid = useSignedIn()?.uid
  const isOwn = chosen?.id === headset.id
  return (
    <Button
      tone="secondary"
      className="max-md:col-span-full"
      onClick={() => chooseEverywhere(isOwn ? null : headset, uid)}
    >
      {isOwn ? t('takeOff', { name: headset.name }) : t('chooseThis')}
    </Button>
  )
}

export function LentHeadset({ headset, children }: { headset: Headset; children: ReactNode }) {
  useEffect(() => headsetStore.lend(headset), [headset])
  return children
}
