'use client'

import { useEffect, useState } from 'react'
import { deskHitsSchema, type DeskHits } from '@/lib/admin/desk-search'
import { callApi } from '@/lib/http/browser/call-api'

/** ms without a key before the shop is asked. */
const PAUSE_MS = 150

/** The hits for a text; `failed` without an answer, null while there is none yet or nothing to find. */
export type Found = { text: string; hits: DeskHits | 'failed' } | null

/** Asks the shop for what is typed; answers to what was typed before are dropped. */
export function useDeskSearch(typed: string): Found {
  const [found, setFound] = useState<Found>(null)
  const text = typed.trim()
  useEffect(() => {
    if (text === '') return
    let isWanted = true
    const answer = (hits: DeskHits | 'failed') => {
      if (isWanted) setFound({ text, hits })
    }
    const asking = setTimeout(() => void ask(text).then(answer), PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(asking)
    }
  }, [text])
  return found?.text === text ? found : null
}

async function ask(text: string): Promise<DeskHits | 'failed'> {
  try {
    const path = `/api/admin/search?q=${encodeURIComponent(text)}`
    return deskHitsSchema.parse(await callApi(path, { method: 'GET' }))
  } catch {
    return 'failed'
  }
}
