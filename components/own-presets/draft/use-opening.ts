'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type * as OpenPart from './open-fragment'
import type { OpenProblem } from './open-fragment'
import { draftStore } from './draft-store'

export interface FailedOpening {
  problem: OpenProblem
  /** For another attempt. */
  address: string
}

/** Also removes the fragment: it may contain an order's key, and a reload should keep the edited version. */
export function useOpening(): { isOpening: boolean; failed: FailedOpening | null } {
  const [isOpening, setIsOpening] = useState(false)
  const [failed, setFailed] = useState<FailedOpening | null>(null)

  const open = useEffectEvent(async (isWanted: () => boolean) => {
    const { hash, pathname } = location
    setIsOpening(true)
    const opened = await openLoaded(hash.slice(1))
    if (!isWanted()) return
    setIsOpening(false)
    if (opened === null) return
    history.replaceState(history.state, '', pathname)
    const isProblem = typeof opened === 'string'
    setFailed(isProblem ? { problem: opened, address: pathname + hash } : null)
    if (!isProblem) draftStore.open(opened)
  })

  useEffect(() => {
    let latest = 0
    const look = () => {
      if (!location.hash.includes('=')) return
      latest += 1
      const own = latest
      void open(() => own === latest)
    }
    look()
    addEventListener('hashchange', look)
    return () => {
      latest = -1
      removeEventListener('hashchange', look)
    }
  }, [])
  return { isOpening, failed }
}

async function openLoaded(fragment: string): ReturnType<typeof OpenPart.openFragment> {
  const loaded = await import('./open-fragment').catch(() => null)
  return loaded ? loaded.openFragment(fragment) : 'noAnswer'
}
