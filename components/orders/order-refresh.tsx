'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { listenLive } from '@/lib/http/live-client'
import { z } from 'zod/mini'

const orderEventSchema = z.object({ status: z.string() })

interface OrderRefreshProps {
  orderId: string
  token: string
  /** The state that the page shows. */
  status: string
}

/** Renders the order's page anew as soon as the order is in another state than shown. */
export function OrderRefresh({ orderId, token, status }: OrderRefreshProps) {
  const router = useRouter()

  useEffect(() => {
    const query = new URLSearchParams({ order: orderId, token })
    return listenLive(`/api/live?${query}`, {
      order: (data) => {
        const event = orderEventSchema.safeParse(data)
        if (event.success && event.data.status !== status) router.refresh()
      },
    })
  }, [orderId, token, status, router])

  return null
}
