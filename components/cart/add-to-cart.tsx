'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { putIntoCart } from '@/lib/cart/put-into-cart'
import type { CartItem } from '@/lib/cart/schema'
import { useCart } from './use-cart'

interface AddToCartProps {
  items: readonly CartItem[]
  /** The name of a bundle that they are. */
  bundle?: string
  /** Beside a button that is pressed first. */
  isSecond?: true
}

/** Becomes a link to the cart once its presets are in there. */
export function AddToCart({ items, bundle, isSecond }: AddToCartProps) {
  const t = useTranslations('cart')
  const cart = useCart()
  const isThere = items.every((item) => cart?.some(({ id }) => id === item.id) ?? false)
  const [justAdded, setJustAdded] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)

  // The focused button is gone; the link in its place takes the focus.
  useEffect(() => {
    if (justAdded && isThere) link.current?.focus()
  }, [justAdded, isThere])

  const add = () => {
    putIntoCart(items)
    setJustAdded(true)
  }
  const added =
    bundle === undefined ? t('added', { name: items[0]?.name ?? '' }) : t('bundleAdded', { name: bundle })
  const tone = isSecond ? 'secondary' : 'primary'
  const width = isSecond ? {} : { className: 'w-full' }
  return (
    <>
      {isThere ? (
        <ButtonLink ref={link} tone={tone} href="/warenkorb" {...width}>
          {t('goToCart')}
        </ButtonLink>
      ) : (
        <Button tone={tone} onClick={add} {...width}>
          {t(bundle === undefined ? 'add' : 'bundleAdd')}
        </Button>
      )}
      <p role={isSecond ? undefined : 'status'} aria-live="polite" className="sr-only">
        {justAdded && isThere ? added : ''}
      </p>
    </>
  )
}
