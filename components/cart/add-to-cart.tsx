'use client'

import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { putIntoCart } from '@/lib/cart/put-into-cart'
import type { CartItem } from '@/lib/cart/schema'
import { useCart } from './use-cart'

interface AddToCartProps {
  items: readonly CartItem[]
  texts: {
    add: string
    goToCart: string
    added: string
  }
  /** Beside a button that is pressed first. */
  isSecond?: true
}

/** Becomes a link to the cart once its presets are in there. */
export function AddToCart({ items, texts, isSecond }: AddToCartProps) {
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
  const tone = isSecond ? 'secondary' : 'primary'
  const width = isSecond ? {} : { className: 'w-full' }
  return (
    <>
      {isThere ? (
        <ButtonLink ref={link} tone={tone} href="/warenkorb" {...width}>
          {texts.goToCart}
        </ButtonLink>
      ) : (
        <Button tone={tone} onClick={add} {...width}>
          {texts.add}
        </Button>
      )}
      <p role={isSecond ? undefined : 'status'} aria-live="polite" className="sr-only">
        {justAdded && isThere ? texts.added : ''}
      </p>
    </>
  )
}
