'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { putIntoCart } from '@/lib/cart/put-into-cart'
import type { CartItem } from '@/lib/cart/schema'

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
