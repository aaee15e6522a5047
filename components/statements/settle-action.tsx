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
  const t = useTranslations('statements')
  const texts = {
    button: t('settle.button'),
    name: t('settle.name', { payer, amount }),
    title: t('settle.title'),
    text: t('settle.text'),
    submit: t('settle.submit'),
    busy: t('settle.busy'),
    back: t('settle.back'),
    done: t('settle.done'),
    noAnswer: t('noAnswer'),
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
