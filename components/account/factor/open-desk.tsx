'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { AddPasskey } from '../passkeys/add-passkey'
import { ProveByPasskey } from '../passkeys/prove-by-passkey'
import { SetUpFactor } from './set-up-factor'

interface OpenDeskProps {
  /** Then it has to be used. */
  hasPasskey: boolean
  /** The way to the desk. */
  children: ReactNode
}

/** Has a passkey used, or a passkey or an app set up; then it leads to the desk. */
export function OpenDesk({ hasPasskey, children }: OpenDeskProps) {
  const t = useTranslations('account.deskFactor')
  const [isReady, setIsReady] = useState(false)
  if (isReady) return children
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
