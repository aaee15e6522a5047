'use client'

import { fillText } from '@/components/audio/fill-text'
import { useEffect, useState } from 'react'
import { Button, buttonStyle } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { giveUpBannerRoom, keepBannerRoom } from '@/lib/affiliate/link/banner-room'
import { keepReferralChoice, type ReferralChoice, referralChoice } from '@/lib/affiliate/link/stored-referral'
import { BannerFrame, leaveBanner } from './banner-frame'
import type { BannerTexts } from './banner-texts'
import { openedPage } from './start-tracking'
import { affiliateCodeOf } from '@/lib/affiliate/affiliate-code'

let isWaiting = false

interface ConsentQuestionProps {
  texts: BannerTexts
  /** In words. */
  span: string
}

/** § 25 Abs. 1 TDDDG. Refusing is as easy as agreeing; closing keeps nothing, and the next such link asks again. */
export function ConsentQuestion({ texts, span }: ConsentQuestionProps) {
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
  const { title, question, allow, refuse, privacy } = texts.consent
  return (
    <BannerFrame title={title} variant="top" closeLabel={texts.close} onClose={close}>
      <p className="min-w-0 text-balance max-md:basis-full max-md:pt-2 md:mr-4">
        {fillText(question, { span })}
      </p>
      <div className="flex flex-wrap gap-2 py-1">
        <AnswerButton text={allow} onPress={() => answer('granted')} />
        <AnswerButton text={refuse} onPress={() => answer('refused')} />
        <ShopLink href="/datenschutz#partnerlinks" className={buttonStyle('quiet', 'ml-1 px-1')}>
          {privacy}
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
