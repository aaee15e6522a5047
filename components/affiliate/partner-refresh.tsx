'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { onLive } from '@/lib/http/browser/live-client'

/** Between two renderings, however much happens meanwhile. */
const PAUSE_MS = 2_000

/** Renders the dashboard anew soon after something has happened; `version` is that of the figures it shows. */
export function PartnerRefresh({ version }: { version: string }) {
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
    const stop = onLive(
      'partner',
      (partner) => {
        if (partner.version !== null && partner.version !== shown.current)
          timer ??= setTimeout(refresh, PAUSE_MS)
      },
      { partner: '1' },
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [router])

  return null
}
