'use client'

import { useState, type ReactNode } from 'react'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { AddPasskey } from '../passkeys/add-passkey'
import { ProveByPasskey } from '../passkeys/prove-by-passkey'
import { SetUpFactor } from './set-up-factor'

interface OpenDeskProps {
  /** Whether the user has a passkey, which then has to be used. */
  hasPasskey: boolean
  children: ReactNode
}

export function OpenDesk({ hasPasskey, children }: OpenDeskProps) {
  const t = useTranslations('account.deskFactor')
  const [isReady, setIsReady] = useState(false)
  if (isReady) {
    return (
      <>
        <FocusedHeading>{t('ready')}</FocusedHeading>
        {children}
      </>
    )
  }
  const ready = () => setIsReady(true)
  if (hasPasskey) {
    return (
      <>
        <p className="text-width">{t('usePasskey')}</p>
        <ProveByPasskey onProved={ready} />
      </>
    )
  }
  return (
    <>
      <h2 className="text-xl">{t('passkey')}</h2>
      <AddPasskey />
      <h2 className="text-xl">{t('app')}</h2>
      <SetUpFactor onDone={ready} />
    </>
  )
}
