'use client'

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { cartLines, type CartLine } from '@/lib/cart/cart-lines'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import { cartStore } from '@/lib/cart/cart-store'
import type { PaymentMethod } from '@/lib/payment/schema'
import type { CartOffer, PriceNotes } from './cart-props'
import { EmptyCart } from './empty-cart'
import { FittingCart } from './fitting-cart'
import { NoneLeft } from './none-left'
import { OrderSteps } from './order-steps'
import { useCart } from './use-cart'
import { ButtonLink, Button } from '@/components/ui/button'
import { CartTotal } from './cart-total'
import { DiscountField } from './discount-field'
import { useDiscount } from './use-discount'
import { PresetLabel } from '@/components/audio/preset-label'
import { ShopLink } from '@/components/ui/shop-link'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatCents } from '@/lib/core/money'
import { presetPath } from '@/lib/catalog/preset-path'

interface CartProps extends PriceNotes {
  /** With names and prices as of the build. */
  catalogue: readonly CartOffer[]
  bundles: readonly BundleOffer[]
  methods: readonly PaymentMethod[]
}

export function CartContents({ catalogue, bundles, methods, priceNote, moneyBack }: CartProps) {
  const t = useTranslations('cart')
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
    showToast(`${name} ${t('removed')}`, { text: t('undo'), run: putBack })
  }
  return (
    <div ref={box}>
      {(items === null || items.length === 0) && <EmptyCart isKnown={items !== null} />}
      {lines.length > 0 && (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_21rem]">
          <div className="col-span-full">
            <OrderSteps current={0} />
          </div>
          <ul data-lines="" aria-label={t('items')} className="border-t border-line">
            {lines.map((line, index) => (
              <CartRow key={line.id} line={line} onRemove={() => remove(line, index)} />
            ))}
          </ul>
          {lines.some((line) => line.available) ? (
            <CartSummary
              lines={lines}
              bundles={bundles}
              methods={methods}
              priceNote={priceNote}
              moneyBack={moneyBack}
            />
          ) : (
            <NoneLeft />
          )}
          <FittingCart
            lines={lines}
            catalogue={catalogue}
            bundles={bundles}
            onAdded={() => setChangedAt({ index: lines.length })}
          />
        </div>
      )}
    </div>
  )
}

interface CartSummaryProps extends Omit<CartProps, 'catalogue'> {
  lines: readonly CartLine[]
}

function CartSummary({ lines, bundles, methods, priceNote, moneyBack }: CartSummaryProps) {
  const t = useTranslations('cart')
  const tCatalog = useTranslations('catalog')
  const tMethods = useTranslations('checkout.methods')
  const discount = useDiscount(true)
  const labels = { stripe: tMethods('stripe.label'), vorkasse: tMethods('vorkasse.label') }
  return (
    <div className="grid gap-4 border-t-2 border-text pt-4 lg:sticky lg:top-24">
      <DiscountField discount={discount} />
      <CartTotal lines={lines} bundles={bundles} applied={discount.applied} priceNote={priceNote} />
      <ButtonLink href="/kasse">{t('checkout')}</ButtonLink>
      <ButtonLink tone="quiet" href="/presets">
        {t('chooseMore')}
      </ButtonLink>
      <p className="border-t border-line pt-4 text-sm">
        {t('methods', { methods: methods.map((method) => labels[method]).join(', ') })}
      </p>
      {moneyBack && <p className="border-t border-line pt-4 text-sm font-medium">{moneyBack}</p>}
      <p className="text-sm text-muted">{tCatalog('runsOn')}</p>
    </div>
  )
}

interface CartRowProps {
  line: CartLine<CartOffer>
  onRemove: () => void
}

function CartRow({ line, onRemove }: CartRowProps) {
  const t = useTranslations('cart')
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-1 border-b border-line py-4 sm:grid-cols-[13rem_1fr_auto_auto]">
      {line.available ? <Offer offer={line} /> : <Gone name={line.name} />}
      <Button
        tone="quiet"
        className="-mr-3 justify-self-end text-sm"
        onClick={onRemove}
        aria-label={`${line.name} ${t('removeNamed')}`}
      >
        {t('remove')}
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

function Gone({ name }: { name: string }) {
  const t = useTranslations('cart')
  return (
    <div className="grid gap-1 sm:col-span-3">
      <p className="font-semibold text-muted">{name}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <StatusBadge status="warning" label={t('unavailable')} />
        {t('unavailableHint')}
      </p>
    </div>
  )
}
