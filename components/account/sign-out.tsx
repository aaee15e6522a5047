'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { NO_ANSWER } from '@/lib/http/browser/call-api'
import { endSession } from './session-change'

export function SignOut() {
  const t = useTranslations('account.signOutHere')
  const [ending, setEnding] = useState<'here' | 'everywhere' | null>(null)

  const signOut = async (which: 'here' | 'everywhere') => {
    setEnding(which)
    try {
      await endSession(which)
    } catch {
      setEnding(null)
      showToast(NO_ANSWER)
    }
  }
  const button = (which: 'here' | 'everywhere', tone: 'secondary' | 'quiet') => (
    <Button tone={tone} busy={ending === which ? t('busy') : undefined} onClick={() => void signOut(which)}>
      {t(which)}
    </Button>
  )
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {button('here', 'secondary')}
        {button('everywhere', 'quiet')}
      </div>
      <p className="text-sm text-muted">{t('hint')}</p>
    </div>
  )
}
