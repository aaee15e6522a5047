'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onLive } from '@/lib/http/browser/live-client'

interface OrderRefreshProps {
  orderId: string
  token: string
  /** How often the order had changed when the page was rendered. */
  changes: number
}

/** Renders the order's page anew as soon as the order has changed its state or its money. */
export function OrderRefresh({ orderId, token, changes }: OrderRefreshProps) {
  const router = useRouter()

  useEffect(
    () =>
      onLive(
        'order',
        (order) => {
          if (order.changes !== changes) router.refresh()
        },
        { order: orderId, token },
      ),
    [orderId, token, changes, router],
  )

  return null
}
