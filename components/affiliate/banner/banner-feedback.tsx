import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Feedback } from './use-referral-link'

/** The element is there beforehand, so that screen readers announce it. */
export function BannerFeedback({ feedback }: { feedback: Feedback }) {
  const t = useTranslations('affiliate')
  return (
    <p role="status" className={feedback === null ? 'sr-only' : 'font-medium'}>
      {feedback === 'copied' && <Outcome className="text-success" mark="✓" text={t('copied')} />}
      {feedback === 'failed' && <Outcome className="text-danger" mark="✗" text={t('copyFailed')} />}
    </p>
  )
}

function Outcome({ className, mark, text }: { className: string; mark: string; text: string }) {
  return (
    <span className={className}>
      <span aria-hidden="true">{mark}</span> {text}
    </span>
  )
}
