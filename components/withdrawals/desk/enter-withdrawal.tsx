'use client'

import { DeskForm, type ButtonTexts } from '@/components/desk/desk-form'
import { emailInput, SelectField, TextAreaField, TextField } from '@/components/ui/fields/field'

interface EnterWithdrawalProps {
  /** The latest day there can be, as `YYYY-MM-DD`. */
  today: string
  texts: ButtonTexts & {
    summary: string
    hint: string
    ways: { value: string; text: string }[]
    labels: Record<(typeof NAMES)[number], string>
    emailHint: string
  }
}

const NAMES = ['day', 'way', 'reference', 'name', 'email', 'text'] as const

/** Enters a withdrawal that came by letter or mail. */
export function EnterWithdrawal({ today, texts }: EnterWithdrawalProps) {
  const { labels } = texts
  const bodyOf = (form: FormData) =>
    Object.fromEntries(NAMES.map((name) => [name, String(form.get(name) ?? '')]))
  return (
    <details className="border-b border-line pb-4">
      <summary id="enter-withdrawal" className="flex min-h-11 cursor-pointer items-center font-semibold">
        {texts.summary}
      </summary>
      <p className="text-width mb-4 text-sm text-muted">{texts.hint}</p>
      <DeskForm
        title="enter-withdrawal"
        method="POST"
        address="/api/admin/withdrawals"
        tone="secondary"
        {...{ bodyOf, texts }}
      >
        {(errors) => {
          const field = (name: (typeof NAMES)[number]) => ({
            ...{ id: `entered-${name}`, name, label: labels[name], error: errors[name] },
            autoComplete: 'off',
          })
          return (
            <>
              <TextField {...field('day')} type="date" max={today} required />
              <SelectField {...field('way')} defaultValue={texts.ways[0]?.value}>
                {texts.ways.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </SelectField>
              <TextField {...field('reference')} required />
              <TextField {...field('name')} required />
              <TextField {...emailInput} {...field('email')} hint={texts.emailHint} />
              <TextAreaField {...field('text')} rows={4} />
            </>
          )
        }}
      </DeskForm>
    </details>
  )
}
