'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { storedText } from '@/lib/core/stored-value'

const dismissed = storedText('passkeyOffer', 'local')

/** Belongs at the end of a page: it appears only after hydration, and would move what is below it. */
export function DeskPasskeyOffer() {
  const t = useTranslations('admin.passkeyOffer')
  const isShown = useSyncExternalStore(
    dismissed.subscribe,
    () => dismissed.read() === null,
    () => false,
  )
  if (!isShown) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-y border-line text-sm">
      <p className="py-2">{t('text')}</p>
      <ShopLink href="/konto#passkeys" className="touch-link font-semibold">
        {t('add')}
      </ShopLink>
      <Button tone="quiet" onClick={() => dismissed.write('dismissed')}>
        {t('dismiss')}
      </Button>
    </div>
  )
}
