'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { cartStore } from '@/lib/cart/cart-store'
import type { CartItem } from '@/lib/cart/schema'
import { useCart } from './use-cart'

interface AddToCartTexts {
  add: string
  goToCart: string
  /** Announced once the item is in the cart. */
  added: string
}

/** Puts a preset into the cart; after that it is a link to the cart. */
export function AddToCart({ item, texts }: { item: CartItem; texts: AddToCartTexts }) {
  const inCart = useCart()?.some(({ id }) => id === item.id) ?? false
  const [justAdded, setJustAdded] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)

  // The focused button is gone; the link in its place takes the focus.
  useEffect(() => {
    if (justAdded && inCart) link.current?.focus()
  }, [justAdded, inCart])

  const add = () => {
    cartStore.add(item)
    setJustAdded(true)
  }
  return (
    <>
      {inCart ? (
        <ButtonLink ref={link} href="/warenkorb" className="w-full">
          {texts.goToCart}
        </ButtonLink>
      ) : (
        <Button onClick={add} className="w-full">
          {texts.add}
        </Button>
      )}
      <p role="status" className="sr-only">
        {justAdded && inCart ? texts.added : ''}
      </p>
    </>
  )
}
