import { useEffect, useState } from 'react'
import { lifetimeOf } from '@/lib/affiliate/affiliate-code'
import { giveUpBannerRoom } from '@/lib/affiliate/link/banner-room'
import { onReferralChoice, referralChoice } from '@/lib/affiliate/link/referral-choice'
import type { TrackingRecord } from '@/lib/affiliate/schema'
import { startTracking, UNASKED } from './start-tracking'

/** Timers pause while the machine sleeps, so the clock is checked at least this often. */
const LONGEST_WAIT_MS = 60_000

type Visit = TrackingRecord | typeof UNASKED | null

let started: Promise<Visit> | undefined
/** The visitor's answer when it was started. */
let startedBy: ReturnType<typeof referralChoice> | undefined
/** The page that was opened; the visitor may answer the question on a later one. */
let opened: string | undefined

/**
 * Records the visit through a partner's link, once per page load, and again when the visitor changes the
 * consent.
 * @returns the visit while it counts for its partner; null before that, after it and without a partner;
 * `unasked` while the visitor has to be asked
 */
export function useTracking(): Visit {
  const [visit, setVisit] = useState<Visit>(null)

  useEffect(() => {
    const show = (next: Visit) => {
      setVisit(next)
      if (next === null) giveUpBannerRoom()
    }
    void startedOnce().then(show)
    return onReferralChoice(() => void startedOnce().then(show))
  }, [])

  useEffect(
    () =>
      visit === null || visit === UNASKED
        ? undefined
        : whenOver(visit, () => {
            giveUpBannerRoom()
            setVisit(null)
          }),
    [visit],
  )

  return visit
}

/** The page that was opened, whose partner the visitor is asked about. */
export const openedPage = (): string => opened ?? location.href

/** Shared by all that show the visit, so that each answer of the visitor records it once. */
function startedOnce(): Promise<Visit> {
  const choice = referralChoice()
  if (started && choice === startedBy) return started
  startedBy = choice
  started = startOrGiveUp()
  return started
}

function startOrGiveUp(): Promise<Visit> {
  opened ??= location.href
  return startTracking(opened).catch((error: unknown) => {
    console.info('affiliate tracking failed', error)
    return null
  })
}

/**
 * Calls back when a visit no longer counts.
 * @returns cancels it
 */
function whenOver(record: TrackingRecord, callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    const remaining = record.timestamp + lifetimeOf(record) - Date.now()
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
