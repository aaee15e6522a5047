'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { onServerEvent } from '@/lib/http/browser/event-stream'

/** At most one refresh in this time. */
const PAUSE_MS = 2_000

interface LiveRefreshProps {
  event: 'partner' | 'orders' | 'money' | 'journal' | 'figures' | 'votes'
  version: string
}

export function RefreshOnChange({ event, version }: LiveRefreshProps) {
  const router = useRouter()
  const shown = useRef(version)

  useEffect(() => {
    shown.current = version
  }, [version])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer = undefined
      router.refresh()
    }
    const stop = onServerEvent(
      event,
      (figures) => {
        if (figures.version !== null && figures.version !== shown.current)
          timer ??= setTimeout(refresh, PAUSE_MS)
      },
      { [event]: '1' },
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [router, event])

  return null
}
