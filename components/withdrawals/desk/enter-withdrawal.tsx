'use client'

import { useTranslations } from 'next-intl'
import { DeskForm } from '@/components/desk/desk-form'
import { emailInput, SelectField, TextAreaField, TextField } from '@/components/ui/fields/field'
import type { withdrawalWays } from '@/lib/withdrawals/schema'

interface EnterWithdrawalProps {
  /** The latest day there can be, as `YYYY-MM-DD`. */
  today: string
  ways: typeof withdrawalWays
}

const NAMES = ['day', 'way', 'reference', 'name', 'email', 'text'] as const

export function EnterWithdrawal({ today, ways }: EnterWithdrawalProps) {
  const t = useTranslations('withdrawals.desk.enter')
  const [usual] = ways
  const bodyOf = (form: FormData) =>
    Object.fromEntries(NAMES.map((name) => [name, String(form.get(name) ?? '')]))
  return (
    <details className="border-b border-line pb-4">
      <summary id="enter-withdrawal" className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t('summary')}
      </summary>
      <p className="text-width mb-4 text-sm text-muted">{t('hint')}</p>
      <DeskForm
        title="enter-withdrawal"
        method="POST"
        address="/api/admin/withdrawals"
        tone="secondary"
        words="withdrawals.desk.enter"
        bodyOf={bodyOf}
      >
        {(errors) => {
          const field = (name: (typeof NAMES)[number]) => ({
            id: `entered-${name}`,
            name,
            label: t(name),
            error: errors[name],
            autoComplete: 'off',
          })
          return (
            <>
              <TextField {...field('day')} type="date" max={today} required />
              <SelectField {...field('way')} defaultValue={usual}>
                {ways.map((way) => (
                  <option key={way} value={way}>
                    {t(way)}
                  </option>
                ))}
              </SelectField>
              <TextField {...field('reference')} required />
              <TextField {...field('name')} required />
              <TextField {...emailInput} {...field('email')} hint={t('emailHint')} />
              <TextAreaField {...field('text')} rows={4} />
            </>
          )
        }}
      </DeskForm>
    </details>
  )
}
