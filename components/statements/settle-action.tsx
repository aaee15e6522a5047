import { useTranslations } from 'next-intl'
import { ConfirmedAction } from '@/components/desk/confirmed-action'

interface SettleActionProps {
  /** Called with `POST`. */
  path: string
  body?: Record<string, string>
  /** Both appear in the button's name. */
  payer: string
  amount: string
}

export function SettleAction({ path, body, payer, amount }: SettleActionProps) {
  const t = useTranslations('statements.settle')
  return (
    <ConfirmedAction
      address={path}
      {...(body ? { body } : {})}
      words="statements.settle"
      destructive
      values={{ payer, amount }}
      field={{ name: 'note', label: t('note') }}
    />
  )
}
