'use client'

import { useEffect } from 'react'
import { useOwnOrders } from '@/components/catalog/cover/use-own-order'
import { useHeadset } from '@/components/headsets/headset-store'
import type { ClipState } from '@/components/studio/clip/clip-state'
import type { ClipStore } from '@/components/studio/clip/clip-store'
import { Button } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { tidyName } from '@/lib/studio/own-curve'
import { draftStore, useDraft } from './draft/draft-store'
import { takeHeadset } from './draft/take-headset'

interface ClipToStudioProps {
  store: ClipStore
  state: ClipState
}

/** For buyers: begins a work with the filters that were found in a clip; from then on, the clip follows the work. */
export function ClipToStudio({ store, state: { found, name, takenAs } }: ClipToStudioProps) {
  const t = useTranslations('ownPresets.clip')
  const work = useDraft()
  const { headset } = useHeadset()
  const orders = useOwnOrders()
  const isTaken = work !== null && work.opened === takenAs
  const edited = work?.work.filters
  useEffect(() => {
    if (isTaken && edited) void store.follow(edited)
  }, [isTaken, edited, store])
  const order = orders && [...orders.values()][0]
  if (!found) return null
  if (order === undefined || order === null)
    return (
      <p className="text-width">
        {t('ofOrder')}{' '}
        <ShopLink href="/presets" className="touch-link font-semibold">
          {t('toPresets')}
        </ShopLink>
      </p>
    )
  const take = () => {
    const hadDraft = work !== null
    draftStore.open({
      name: tidyName(name.replace(/\.\w{1,5}$/, '')),
      filters: found.filters,
      correction: work?.work.correction ?? null,
      base: null,
      kept: null,
    })
    store.take(draftStore.current()?.opened)
    if (!hadDraft) void takeHeadset(headset)
  }
  return (
    <>
      <Button tone="secondary" onClick={take}>
        {t('take')}
      </Button>
      <ShopLink href={`/bestellung/${order}#dein-spiel`} className="touch-link font-semibold">
        {t('keep')}
      </ShopLink>
      {isTaken && <p className="text-width text-sm text-muted">{t('follows')}</p>}
    </>
  )
}
