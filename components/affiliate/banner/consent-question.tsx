'use client'

import { useEffect, useState } from 'react'
import { Button, buttonStyle } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { giveUpBannerRoom, keepBannerRoom } from '@/lib/affiliate/link/banner-room'
import { keepReferralChoice, type ReferralChoice, referralChoice } from '@/lib/affiliate/link/stored-referral'
import texts from '@/messages/parts/consent-question.json'
import { BannerFrame, leaveBanner } from './banner-frame'
import { openedPage } from './start-tracking'
import { affiliateCodeOf } from '@/lib/affiliate/affiliate-code'

let isWaiting = false

/**
 * § 25 Abs. 1 TDDDG. Refusing is as easy as agreeing; closing keeps nothing, and the next such link asks again.
 * @param span in words
 */
export function ConsentQuestion({ span }: { span: string }) {
  return (
    <TextsProvider messages={texts}>
      <OpenQuestion span={span} />
    </TextsProvider>
  )
}

function OpenQuestion({ span }: { span: string }) {
  const t = useTranslations('affiliate.consent')
  const tBanner = useTranslations('affiliate')
  const [isOpen, setOpen] = useState(true)
  useEffect(() => tellUnanswered(openedPage()), [])
  if (!isOpen) return null

  const leave = () => {
    setOpen(false)
    leaveBanner()
  }
  const answer = (choice: ReferralChoice) => {
    leave()
    keepBannerRoom()
    keepReferralChoice(choice)
  }
  const close = () => {
    leave()
    giveUpBannerRoom()
  }
  return (
    <BannerFrame title={t('title')} variant="top" closeLabel={tBanner('close')} onClose={close}>
      <p className="min-w-0 text-balance max-md:basis-full max-md:pt-2 md:mr-4">{t('question', { span })}</p>
      <div className="flex flex-wrap gap-2 py-1">
        <AnswerButton text={t('allow')} onPress={() => answer('granted')} />
        <AnswerButton text={t('refuse')} onPress={() => answer('refused')} />
        <ShopLink href="/datenschutz#partnerlinks" className={buttonStyle('quiet', 'ml-1 px-1')}>
          {t('privacy')}
        </ShopLink>
      </div>
    </BannerFrame>
  )
}

/** Both answers look the same, so that neither is favoured. */
function AnswerButton({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <Button tone="secondary" className="min-h-11 px-2.5 py-1 md:px-4" onClick={onPress}>
      {text}
    </Button>
  )
}

/** Tells partners how many visits do not count. Sends only the partner's code, and stores nothing in the browser. */
function tellUnanswered(opened: string): void {
  const code = affiliateCodeOf(new URL(opened))
  if (isWaiting || code === null) return
  isWaiting = true
  const tell = () => {
    isWaiting = false
    if (referralChoice() === null) void send(code).catch(() => undefined)
  }
  addEventListener('pagehide', tell, { once: true })
}

async function send(code: string): Promise<void> {
  await fetch('/api/affiliate/unanswered', {
    method: 'POST',
    // Lets the request finish after the page is left.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
}
