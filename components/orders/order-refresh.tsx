'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onLive } from '@/lib/http/browser/live-client'

interface OrderRefreshProps {
  orderId: string
  token: string
  /** The state that the page shows. */
  status: string
}

/** Renders the order's page anew as soon as the order is in another state than shown. */
export function OrderRefresh({ orderId, token, status }: OrderRefreshProps) {
  const router = useRouter()

  useEffect(
    () =>
      onLive(
        'order',
        (order) => {
          if (order.status !== status) router.refresh()
        },
        { order: orderId, token },
      ),
    [orderId, token, status, router],
  )

  return null
}
