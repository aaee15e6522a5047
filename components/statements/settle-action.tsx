import { useTranslations } from 'next-intl'
import { DecisionDialog } from '@/components/desk/decision-dialog'

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
  const t = useTranslations('statements.settle')
  return (
    <DecisionDialog
      path={path}
      {...(body ? { body } : {})}
      words="statements.settle"
      values={{ payer, amount }}
      tone="secondary"
      field={{ name: 'note', label: t('note') }}
    />
  )
}
