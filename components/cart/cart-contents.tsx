'use client'

import { useEffect, useRef, useState } from 'react'
import { Steps } from '@/components/ui/steps'
import { showToast } from '@/components/ui/toasts/toast'
import { cartLines, type CartLine } from '@/lib/cart/cart-lines'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import { cartStore } from '@/lib/cart/cart-store'
import type { CartOffer, CartTexts } from './cart-props'
import { EmptyCart } from './empty-cart'
import { FittingCart } from './fitting-cart'
import { NoneLeft } from './none-left'
import { useCart } from './use-cart'
import { ButtonLink, Button } from '@/components/ui/button'
import { CartTotal } from './cart-total'
import { DiscountField } from './discount-field'
import type { DiscountTexts } from './discount-texts'
import { useDiscount } from './use-discount'
import { PresetLabel } from '@/components/audio/preset-label'
import { ShopLink } from '@/components/ui/shop-link'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatCents } from '@/lib/core/money'
import { presetPath } from '@/lib/catalog/preset-path'

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

interface CartSummaryProps {
  lines: readonly CartLine[]
  bundles: readonly BundleOffer[]
  texts: {
    bundle: string
    total: string
    priceNote: string
    checkout: string
    chooseMore: string
    runsOn: string
    methods: string
    moneyBack: string
    code: DiscountTexts
  }
}

function CartSummary({ lines, bundles, texts }: CartSummaryProps) {
  const discount = useDiscount(true, texts.code)
  return (
    <div className="grid gap-4 border-t-2 border-text pt-4 lg:sticky lg:top-24">
      <DiscountField discount={discount} texts={texts.code} />
      <CartTotal lines={lines} bundles={bundles} applied={discount.applied} texts={texts} />
      <ButtonLink href="/kasse">{texts.checkout}</ButtonLink>
      <ButtonLink tone="quiet" href="/presets">
        {texts.chooseMore}
      </ButtonLink>
      <p className="border-t border-line pt-4 text-sm">{texts.methods}</p>
      {texts.moneyBack && <p className="border-t border-line pt-4 text-sm font-medium">{texts.moneyBack}</p>}
      <p className="text-sm text-muted">{texts.runsOn}</p>
    </div>
  )
}

interface CartRowProps {
  line: CartLine<CartOffer>
  texts: { remove: string; removeNamed: string; unavailable: string; unavailableHint: string }
  onRemove: () => void
}

function CartRow({ line, texts, onRemove }: CartRowProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-1 border-b border-line py-4 sm:grid-cols-[13rem_1fr_auto_auto]">
      {line.available ? <Offer offer={line} /> : <Gone name={line.name} texts={texts} />}
      <Button
        tone="quiet"
        className="-mr-3 justify-self-end text-sm"
        onClick={onRemove}
        aria-label={`${line.name} ${texts.removeNamed}`}
      >
        {texts.remove}
      </Button>
    </li>
  )
}

function Offer({ offer }: { offer: CartOffer }) {
  return (
    <>
      <ShopLink href={presetPath(offer)} className="col-span-full sm:col-span-1">
        <PresetLabel preset={offer} className="min-h-16" />
      </ShopLink>
      <p className="font-medium max-sm:col-span-full max-sm:pt-1">{offer.game}</p>
      <p className="number text-lg">{formatCents(offer.price)}</p>
    </>
  )
}

function Gone({ name, texts }: { name: string; texts: CartRowProps['texts'] }) {
  return (
    <div className="grid gap-1 sm:col-span-3">
      <p className="font-semibold text-muted">{name}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <StatusBadge status="warning" label={texts.unavailable} />
        {texts.unavailableHint}
      </p>
    </div>
  )
}
