import { useTranslations } from 'next-intl'
import { DecisionDialog } from '@/components/desk/decision-dialog'

interface SettleActionProps {
  /** Where it is sent to. */
  path: string
  body?: Record<string, string>
  /** Name who has paid how much. */
  payer: string
  amount: string
}

/** Marks money that pays no order as dealt with, and has it said what was done. */
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
