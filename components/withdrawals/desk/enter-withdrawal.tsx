'use client'

import { DeskForm } from '@/components/desk/desk-form'
import { emailInput, SelectField, TextAreaField, TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { withdrawalWays } from '@/lib/withdrawals/schema'

interface EnterWithdrawalProps {
  /** The latest day, `YYYY-MM-DD`. */
  today: string
  ways: typeof withdrawalWays
}

export function EnterWithdrawal({ today, ways }: EnterWithdrawalProps) {
  const t = useTranslations('withdrawals.desk.enter')
  const [usual] = ways
  return (
    <details className="border-b border-line pb-4">
      <summary id="enter-withdrawal" className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t('summary')}
      </summary>
      <p className="text-width mb-4 text-sm text-muted">{t('hint')}</p>
      <DeskForm
        title="enter-withdrawal"
        prefix="entered"
        method="POST"
        address="/api/admin/withdrawals"
        tone="secondary"
        words="withdrawals.desk.enter"
      >
        <TextField name="day" type="date" max={today} required label={t('day')} />
        <SelectField name="way" defaultValue={usual} label={t('way')}>
          {ways.map((way) => (
            <option key={way} value={way}>
              {t(way)}
            </option>
          ))}
        </SelectField>
        <TextField name="reference" required label={t('reference')} />
        <TextField name="name" required label={t('name')} />
        <TextField {...emailInput} name="email" autoComplete="off" label={t('email')} hint={t('emailHint')} />
        <TextAreaField name="text" rows={4} label={t('text')} />
      </DeskForm>
    </details>
  )
}
