import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { TextField } from '@/components/ui/fields/field'
import { formatCents } from '@/lib/core/money'
import type { Refundable } from '@/lib/orders/desk/desk-order'
import type { RefundProblems } from './refund-problems'
import { askedKinds, type AskedRefund } from './asked-refund'

interface RefundChoiceProps {
  refundable: Refundable
  asked: AskedRefund
  onChange: (asked: AskedRefund) => void
  problems: RefundProblems
}

export function RefundChoice({ refundable, asked, onChange, problems }: RefundChoiceProps) {
  const t = useTranslations('admin.refund')
  const { left, items } = refundable
  const details = {
    all: null,
    items: <RefundItems items={items} asked={asked} onChange={onChange} />,
    amount: (
      <TextField
        id="refund-amount"
        inputMode="decimal"
        autoComplete="off"
        value={asked.amount}
        onChange={({ target }) => onChange({ ...asked, amount: target.value })}
        label={t('amountLabel')}
        hint={t('amountHint', { amount: formatCents(left) })}
        error={problems.amount}
      />
    ),
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{t('what')}</legend>
      {askedKinds.map((kind) => (
        <Fragment key={kind}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="kind"
              checked={asked.kind === kind}
              disabled={kind === 'items' && items.length === 0}
              onChange={() => onChange({ ...asked, kind })}
              className="size-5 shrink-0 accent-accent"
            />
            {t(kind, { amount: formatCents(left) })}
          </label>
          {kind === asked.kind && details[kind]}
        </Fragment>
      ))}
      {problems.choice && (
        <p role="alert" tabIndex={-1} className="text-sm font-medium text-danger">
          {problems.choice}
        </p>
      )}
    </fieldset>
  )
}

function RefundItems({
  items,
  asked,
  onChange,
}: Pick<RefundChoiceProps, 'asked' | 'onChange'> & Pick<Refundable, 'items'>) {
  const toggle = (id: string) => {
    const others = asked.items.filter((chosen) => chosen !== id)
    onChange({ ...asked, items: others.length < asked.items.length ? others : [...others, id] })
  }
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ id, name, price }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={asked.items.includes(id)}
            onChange={() => toggle(id)}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 grow wrap-anywhere">{name}</span>
          <span className="number">{formatCents(price)}</span>
        </label>
      ))}
    </div>
  )
}
