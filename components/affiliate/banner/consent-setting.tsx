'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { keepReferralChoice, onReferralChoice, referralChoice } from '@/lib/affiliate/link/stored-referral'
import type { ConsentTexts } from './consent-texts'
import { forgetReferral } from './start-tracking'

/** A way to change the consent given (Art. 7 Abs. 3 GDPR). */
export function ConsentSetting({ texts }: { texts: ConsentTexts }) {
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
        {texts.title}
      </h3>
      <p role="status">{isCookieLeft ? texts.cookieLeft : texts[choice ?? 'undecided']}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="secondary" onClick={allow}>
          {texts.allow}
        </Button>
        <Button tone="secondary" onClick={() => void refuse()}>
          {texts.refuse}
        </Button>
      </div>
    </section>
  )
}
