'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { cartStore } from '@/lib/cart/cart-store'
import type { CartItem } from '@/lib/cart/schema'
import { useCart } from './use-cart'

interface AddBundleProps {
  /** All presets of the bundle. */
  items: readonly CartItem[]
  texts: { add: string; goToCart: string; added: string }
}

/** Puts the presets of a bundle into the cart that are not there yet; after that it is a link to the cart. */
export function AddBundle({ items, texts }: AddBundleProps) {
  const cart = useCart()
  const isThere = items.every((item) => cart?.some(({ id }) => id === item.id) ?? false)
  const [justAdded, setJustAdded] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)

  // The focused button is gone; the link in its place takes the focus.
  useEffect(() => {
    if (justAdded && isThere) link.current?.focus()
  }, [justAdded, isThere])

  const add = () => {
    for (const item of items) cartStore.add(item)
    setJustAdded(true)
  }
  return (
    <>
      {isThere ? (
        <ButtonLink ref={link} href="/warenkorb">
          {texts.goToCart}
        </ButtonLink>
      ) : (
        <Button tone="secondary" onClick={add}>
          {texts.add}
        </Button>
      )}
      <p role="status" className="sr-only">
        {justAdded && isThere ? texts.added : ''}
      </p>
    </>
  )
}
