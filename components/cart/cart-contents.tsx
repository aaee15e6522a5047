'use client'

import { ShopLink } from '@/components/ui/shop-link'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { cartLines, cartTotal, type CartLine } from '@/lib/cart/cart-lines'
import { cartStore } from '@/lib/cart/cart-store'
import type { CartItem } from '@/lib/cart/schema'
import { formatCents } from '@/lib/core/money'
import { EmptyCart } from './empty-cart'
import { useCart } from './use-cart'

interface CartTexts {
  loading: string
  emptyTitle: string
  emptyText: string
  choose: string
  items: string
  remove: string
  removed: string
  unavailable: string
  unavailableHint: string
  total: string
  priceNote: string
  checkout: string
  chooseMore: string
}

/** The cart as a list; names and prices come from the catalogue that the page was built with. */
export function CartContents({ catalogue, texts }: { catalogue: readonly CartItem[]; texts: CartTexts }) {
  const items = useCart()
  const [removed, setRemoved] = useState<{ name: string; index: number }>()
  const box = useRef<HTMLDivElement>(null)
  const lines = cartLines(items ?? [], catalogue)

  useEffect(() => {
    for (const { id, name, price } of cartLines(items ?? [], catalogue)) {
      const stored = items?.find((item) => item.id === id)
      if (stored && (stored.name !== name || stored.price !== price)) cartStore.update(id, { name, price })
    }
  }, [items, catalogue])

  // The button that was pressed is gone: the focus goes to the one that took its place, else to the next step.
  useEffect(() => {
    if (!removed) return
    const buttons = box.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(removed.index, buttons.length - 1)] ?? box.current?.querySelector('a')
    next?.focus()
  }, [removed])

  const remove = (line: CartLine, index: number) => {
    cartStore.remove(line.id)
    setRemoved({ name: line.name, index })
  }
  return (
    <div ref={box}>
      <p role="status" className="sr-only">
        {removed ? `${removed.name}: ${texts.removed}` : ''}
      </p>
      {items === null && <p className="text-muted">{texts.loading}</p>}
      {items?.length === 0 && <EmptyCart texts={texts} />}
      {lines.length > 0 && (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
          <ul aria-label={texts.items} className="grid gap-3">
            {lines.map((line, index) => (
              <CartRow key={line.id} line={line} texts={texts} onRemove={() => remove(line, index)} />
            ))}
          </ul>
          <CartSummary lines={lines} texts={texts} />
        </div>
      )}
    </div>
  )
}

interface CartRowProps {
  line: CartLine
  texts: CartTexts
  onRemove: () => void
}

function CartRow({ line, texts, onRemove }: CartRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 card px-4 py-3 sm:px-5">
      <div className="min-w-0 grow basis-48">
        {line.available ? (
          <ShopLink
            href={`/presets/${line.id}`}
            className="inline-flex min-h-6 font-semibold underline-offset-4 hover:underline"
          >
            {line.name}
          </ShopLink>
        ) : (
          <>
            <p className="font-semibold text-muted">{line.name}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
              <StatusBadge status="warning" label={texts.unavailable} />
              {texts.unavailableHint}
            </p>
          </>
        )}
      </div>
      {line.available && <p className="number">{formatCents(line.price)}</p>}
      <Button
        tone="quiet"
        className="-mr-3 ml-auto text-sm"
        onClick={onRemove}
        aria-label={`${texts.remove}: ${line.name}`}
      >
        {texts.remove}
      </Button>
    </li>
  )
}

function CartSummary({ lines, texts }: { lines: readonly CartLine[]; texts: CartTexts }) {
  return (
    <div className="grid gap-4 card p-5 lg:sticky lg:top-24">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{texts.total}</span>
        <span className="number text-xl">{formatCents(cartTotal(lines))}</span>
      </p>
      <p className="-mt-3 text-right text-sm text-muted">{texts.priceNote}</p>
      {lines.some((line) => line.available) && <ButtonLink href="/kasse">{texts.checkout}</ButtonLink>}
      <ButtonLink tone="quiet" href="/presets">
        {texts.chooseMore}
      </ButtonLink>
    </div>
  )
}
