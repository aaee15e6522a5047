'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { putIntoCart } from '@/lib/cart/put-into-cart'
import type { CartItem } from '@/lib/cart/schema'

/** Puts the order's items into the cart again and leads to the checkout. */
export function OrderAgain({ items, label }: { items: readonly CartItem[]; label: string }) {
  const router = useRouter()
  const order = () => {
    putIntoCart(items)
    router.push('/kasse')
  }
  return (
    <Button onClick={order} className="justify-self-start print:hidden">
      {label}
    </Button>
  )
}
