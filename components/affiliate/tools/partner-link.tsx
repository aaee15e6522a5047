'use client'

import { useTranslations } from '@/components/ui/texts/use-translations'
import { BannerFeedback } from '../banner/banner-feedback'
import { useReferralLink } from '../banner/use-referral-link'
import { Button } from '@/components/ui/button'

interface PartnerLinkProps {
  code: string
  /** As copied. */
  link: string
  label: string
}

export function PartnerLink({ code, link, label }: PartnerLinkProps) {
  const t = useTranslations('affiliate')
  const { feedback, copy, share } = useReferralLink(code, t('shareTitle'))
  return (
    <div className="grid gap-3">
      <label htmlFor="partner-link" className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="partner-link"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="number min-h-12 min-w-0 grow basis-72 rounded-field border border-outline bg-ground px-3.5 text-sm"
        />
        <Button onClick={copy}>{t('copyLink')}</Button>
        <Button tone="secondary" onClick={share}>
          {t('share')}
        </Button>
      </div>
      <div className="min-h-6 text-sm">
        <BannerFeedback feedback={feedback} />
      </div>
    </div>
  )
}
