'use client'

import { useSyncExternalStore } from 'react'
import { cartStore } from '@/lib/cart/cart-store'
import type { CartItem } from '@/lib/cart/schema'

/** Null on the server and until hydration. */
export function useCart(): readonly CartItem[] | null {
  return useSyncExternalStore(cartStore.subscribe, cartStore.items, notKnownYet)
}

const notKnownYet = () => null
