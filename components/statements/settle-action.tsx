import { useTranslations } from 'next-intl'
import { DecisionDialog } from '@/components/desk/decision-dialog'
import { decisionTexts } from '@/components/desk/decision-texts'

interface SettleActionProps {
  /** Called with `POST`. */
  path: string
  body?: Record<string, string>
  /** Both appear in the button's name. */
  payer: string
  amount: string
}

/** Marks money without an order as dealt with, with a note on how. */
export function SettleAction({ path, body, payer, amount }: SettleActionProps) {
  const t = useTranslations('statements')
  const texts = {
    ...decisionTexts(t, 'settle', { payer, amount }),
    text: t('settle.text'),
  }
  return (
    <DecisionDialog
      path={path}
      {...(body ? { body } : {})}
      tone="secondary"
      texts={texts}
      field={{ name: 'note', label: t('settle.note') }}
    />
  )
}
