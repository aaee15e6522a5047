import { Fragment } from 'react'
import { TextField } from '@/components/ui/fields/field'
import { formatCents } from '@/lib/core/money'
import type { Refundable } from '@/lib/orders/desk/desk-order'
import type { RefundProblems } from './refund-problems'
import { withAmount, type RefundTexts } from './refund-texts'
import { wishKinds, type Wish } from './refund-wish'

interface RefundChoiceProps {
  refundable: Refundable
  wish: Wish
  onWish: (wish: Wish) => void
  problems: RefundProblems
  texts: RefundTexts
}

/** How much to give back: all, some presets, or an amount. */
export function RefundChoice({ refundable, wish, onWish, problems, texts }: RefundChoiceProps) {
  const { left, items } = refundable
  const details = {
    all: null,
    items: <RefundItems {...{ items, wish, onWish }} />,
    amount: (
      <TextField
        id="refund-amount"
        inputMode="decimal"
        autoComplete="off"
        value={wish.amount}
        onChange={({ target }) => onWish({ ...wish, amount: target.value })}
        label={texts.amountLabel}
        hint={withAmount(texts.amountHint, left)}
        error={problems.amount}
      />
    ),
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{texts.what}</legend>
      {wishKinds.map((kind) => (
        <Fragment key={kind}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="kind"
              checked={wish.kind === kind}
              disabled={kind === 'items' && items.length === 0}
              onChange={() => onWish({ ...wish, kind })}
              className="size-5 shrink-0 accent-accent"
            />
            {withAmount(texts.kinds[kind], left)}
          </label>
          {kind === wish.kind && details[kind]}
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
  wish,
  onWish,
}: Pick<RefundChoiceProps, 'wish' | 'onWish'> & Pick<Refundable, 'items'>) {
  const toggle = (id: string) => {
    const others = wish.items.filter((chosen) => chosen !== id)
    onWish({ ...wish, items: others.length < wish.items.length ? others : [...others, id] })
  }
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ id, name, price }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={wish.items.includes(id)}
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
