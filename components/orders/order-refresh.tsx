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

/** Removes a parameter the page has acted on, so that it is neither stored nor applied again. */
export function PlainAddress({ without }: { without: string }) {
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    query.delete(without)
    history.replaceState(null, '', `${location.pathname}?${query}`)
  }, [without])

  return null
}
