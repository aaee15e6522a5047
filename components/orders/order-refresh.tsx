'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onServerEvent } from '@/lib/http/browser/event-stream'

interface OrderRefreshProps {
  orderId: string
  token: string
  changes: number
}

export function OrderRefresh({ orderId, token, changes }: OrderRefreshProps) {
  const router = useRouter()

  useEffect(
    () =>
      onServerEvent(
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
