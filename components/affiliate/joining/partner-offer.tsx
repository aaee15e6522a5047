'use client'

import { useEffect, useRef } from 'react'
import { describeDiscount } from '@/components/cart/discount-field'
import { useDiscount, type UsedDiscount } from '@/components/cart/use-discount'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { TrackingRecord } from '@/lib/affiliate/schema'
import { UNASKED, useTracking } from '../banner/start-tracking'

interface PartnerOfferProps {
  code: string
  /** What it does for those to whom nothing else applies. */
  does: string
}

/** Unless this partner's code or visit applies, one press redeems the code, which takes precedence over any link. */
export function PartnerOffer({ code, does }: PartnerOfferProps) {
  const t = useTranslations('affiliate.page')
  const tCode = useTranslations('cart.code')
  const visit = useTracking()
  const record = visit === UNASKED ? null : visit
  const discount = useDiscount(record !== null)
  const { problem, isAsking, apply } = discount
  const said = useRef<HTMLParagraphElement>(null)
  const hasPressed = useRef(false)
  const isTyped = discount.typed?.code === code

  // The pressed button is gone: the focus moves to its result.
  useEffect(() => {
    if (!isTyped || !hasPressed.current) return
    hasPressed.current = false
    said.current?.focus()
  }, [isTyped])

  const press = () => {
    hasPressed.current = true
    void apply(code)
  }
  const { isOurs, holding } = whatHolds(discount, record, code)
  const ours = `${isTyped ? t('redeemed', { code }) : ''} ${describeDiscount(discount, tCode)}`.trim()
  const sentence = isOurs ? ours : holding && t('other', { code: holding })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p ref={said} tabIndex={-1} aria-live="polite" className="text-sm wrap-anywhere">
        {problem?.message ?? (sentence || does)}
      </p>
      {!isOurs && (
        <Button tone="quiet" className="px-0" onClick={press} busy={isAsking ? tCode('asking') : undefined}>
          {t('redeem', { code })}
        </Button>
      )}
    </div>
  )
}

function whatHolds(
  { applied }: UsedDiscount,
  record: TrackingRecord | null,
  code: string,
): { isOurs: boolean; holding: string | undefined } {
  if (applied) return { isOurs: applied.code === code, holding: applied.code }
  const holding = record?.affiliateCode
  return { isOurs: holding?.toLowerCase() === code.toLowerCase(), holding }
}
