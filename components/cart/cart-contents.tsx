'use client'

import { useEffect, useRef, useState } from 'react'
import { Steps } from '@/components/ui/steps'
import { showToast } from '@/components/ui/toasts/toast'
import { cartLines, type CartLine } from '@/lib/cart/cart-lines'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import { cartStore } from '@/lib/cart/cart-store'
import type { CartOffer, CartTexts } from './cart-props'
import { CartRow } from './cart-row'
import { CartSummary } from './cart-summary'
import { EmptyCart } from './empty-cart'
import { FittingCart } from './fitting-cart'
import { NoneLeft } from './none-left'
import { useCart } from './use-cart'

interface CartProps {
  /** With names and prices as of the build. */
  catalogue: readonly CartOffer[]
  bundles: readonly BundleOffer[]
  texts: CartTexts
}

export function CartContents({ catalogue, bundles, texts }: CartProps) {
  const items = useCart()
  const [changedAt, setChangedAt] = useState<{ index: number }>()
  const box = useRef<HTMLDivElement>(null)
  const lines = cartLines(items ?? [], catalogue)

  // Not on each change of the cart: another tab may show other prices, and both would overwrite each other endlessly.
  useEffect(() => {
    const items = cartStore.items()
    for (const { id, name, price } of cartLines(items, catalogue)) {
      const stored = items.find((item) => item.id === id)
      if (stored && (stored.name !== name || stored.price !== price)) cartStore.update(id, { name, price })
    }
  }, [catalogue])

  // The pressed button is gone: the focus moves to the button in its place, or else to the next step.
  useEffect(() => {
    if (!changedAt) return
    const buttons = box.current?.querySelectorAll<HTMLButtonElement>('[data-lines] button') ?? []
    const next = buttons[Math.min(changedAt.index, buttons.length - 1)] ?? box.current?.querySelector('a')
    next?.focus()
  }, [changedAt])

  const remove = ({ id, name, price }: CartLine, index: number) => {
    cartStore.remove(id)
    setChangedAt({ index })
    const putBack = () => {
      cartStore.add({ id, name, price }, index)
      setChangedAt({ index })
    }
    showToast(`${name} ${texts.removed}`, { text: texts.undo, run: putBack })
  }
  return (
    <div ref={box}>
      {(items === null || items.length === 0) && <EmptyCart isKnown={items !== null} texts={texts} />}
      {lines.length > 0 && (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_21rem]">
          <div className="col-span-full">
            <Steps label={texts.stepsLabel} steps={texts.steps} current={0} />
          </div>
          <ul data-lines="" aria-label={texts.items} className="border-t border-line">
            {lines.map((line, index) => (
              <CartRow key={line.id} line={line} texts={texts} onRemove={() => remove(line, index)} />
            ))}
          </ul>
          {lines.some((line) => line.available) ? (
            <CartSummary lines={lines} bundles={bundles} texts={texts} />
          ) : (
            <NoneLeft texts={texts} />
          )}
          <FittingCart
            lines={lines}
            catalogue={catalogue}
            bundles={bundles}
            texts={texts}
            onAdded={() => setChangedAt({ index: lines.length })}
          />
        </div>
      )}
    </div>
  )
}
