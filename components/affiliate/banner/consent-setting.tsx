'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { keepReferralChoice, onReferralChoice, referralChoice } from '@/lib/affiliate/link/stored-referral'
import { forgetReferral } from './start-tracking'

/** A way to change the consent given (Art. 7 Abs. 3 GDPR). */
export function ConsentSetting() {
  const t = useTranslations('affiliate.consent')
  const choice = useSyncExternalStore(onReferralChoice, referralChoice, () => null)
  const [isCookieLeft, setCookieLeft] = useState(false)

  const allow = () => {
    setCookieLeft(false)
    keepReferralChoice('granted')
  }
  const refuse = async () => {
    keepReferralChoice('refused')
    try {
      await forgetReferral()
      setCookieLeft(false)
    } catch {
      setCookieLeft(true)
    }
  }
  return (
    <section aria-labelledby="einwilligung">
      <h3 id="einwilligung" className="mt-6 font-semibold">
        {t('settingTitle')}
      </h3>
      <p role="status">{isCookieLeft ? t('cookieLeft') : t(choice ?? 'undecided')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="secondary" onClick={allow}>
          {t('allow')}
        </Button>
        <Button tone="secondary" onClick={() => void refuse()}>
          {t('refuse')}
        </Button>
      </div>
    </section>
  )
}
