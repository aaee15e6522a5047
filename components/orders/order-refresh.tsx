'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onLive } from '@/lib/http/browser/live-client'

interface OrderRefreshProps {
  orderId: string
  token: string
  /** The number of changes to the order at rendering. */
  changes: number
}

/** Refreshes the page when the order's state or money changes. */
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
