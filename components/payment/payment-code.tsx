import { useTranslations } from 'next-intl'
import type { PaymentCode as Code } from '@/lib/payment/bank-transfer/payment-code'

/** The payment code, black on white in any theme: cameras need the contrast. */
export function PaymentCode({ code }: { code: Code }) {
  const t = useTranslations('orders')
  return (
    <figure className="max-w-60">
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={t('codeLabel')}
        shapeRendering="crispEdges"
        className="h-auto w-full rounded-card bg-white"
      >
        <path d={code.path} fill="#000" />
      </svg>
      <figcaption className="mt-2 text-sm text-muted">{t('codeHint')}</figcaption>
    </figure>
  )
}
