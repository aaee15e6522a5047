import { useEffect, useState } from 'react'
import { TRACKING_LIFETIME } from '@/lib/affiliate/affiliate-code'
import { giveUpBannerRoom } from '@/lib/affiliate/banner-room'
import type { TrackingRecord } from '@/lib/affiliate/schema'
import { startTracking } from './start-tracking'

/** A timer stands still while the machine sleeps, so the clock is asked at least this often. */
const LONGEST_WAIT_MS = 60_000

let started: Promise<TrackingRecord | null> | undefined

/**
 * Records the visit through a partner's link, once per page load.
 * @returns the visit while its tracking is active: null before, without a partner, and from the moment it is 24 hours old
 */
export function useTracking(): TrackingRecord | null {
  const [record, setRecord] = useState<TrackingRecord | null>(null)

  useEffect(() => {
    started ??= startTracking().catch((error: unknown) => {
      console.info('affiliate tracking failed', error)
      return null
    })
    void started.then((visit) => {
      setRecord(visit)
      if (visit === null) giveUpBannerRoom()
    })
  }, [])

  useEffect(
    () =>
      record === null
        ? undefined
        : whenOver(record, () => {
            giveUpBannerRoom()
            setRecord(null)
          }),
    [record],
  )

  return record
}

/**
 * Calls back when a visit is 24 hours old.
 * @returns ends the waiting
 */
function whenOver({ timestamp }: TrackingRecord, callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    const remaining = timestamp + TRACKING_LIFETIME - Date.now()
    if (remaining <= 0) callBack()
    else timer = setTimeout(check, Math.min(remaining, LONGEST_WAIT_MS))
  }
  check()
  document.addEventListener('visibilitychange', check)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
