import { useEffect, useState } from 'react'
import { affiliateCodeOf, lifetimeOf } from '@/lib/affiliate/affiliate-code'
import { lookupService } from '@/lib/affiliate/clicks/ip-lookup'
import {
  ASSUMED_COOKIE,
  referralChoice,
  forgetTrackingRecord,
  keepTrackingRecord,
  loadTrackingRecord,
  onReferralChoice,
} from '@/lib/affiliate/link/stored-referral'
import type { TrackingRecord } from '@/lib/affiliate/schema'
import { callApi } from '@/lib/http/browser/call-api'
import { giveUpBannerRoom } from '@/lib/affiliate/link/banner-room'

const LOOKUP_TIMEOUT_MS = 2_000

/** The visitor has to be asked before anything is stored. */
export const UNASKED = 'unasked'

/** Its errors need not be shown. @param opened the page that was opened: it counts even if asked on a later one */
export async function startTracking(opened = location.href): Promise<TrackingRecord | typeof UNASKED | null> {
  const code = affiliateCodeOf(new URL(opened))
  const isAssumed = () => ASSUMED_COOKIE.test(document.cookie)
  if (referralChoice() === 'refused') {
    // The refusal may come from another tab, which has only cleared its own record.
    forgetTrackingRecord()
    // If consent is assumed, the cookie is set with the page.
    if (code !== null && isAssumed()) await forgetReferral()
    return null
  }
  const known = loadTrackingRecord()
  if (known || code === null) return known
  if (referralChoice() === null && !isAssumed()) return UNASKED
  const answer = await recordVisit(code, opened)
  if (referralChoice() !== 'refused') return keepTrackingRecord(answer)
  // Consent was withdrawn meanwhile, and the answer has just set the cookie.
  await forgetReferral()
  return null
}

/** @throws if the cookie could not be deleted */
export async function forgetReferral(): Promise<void> {
  forgetTrackingRecord()
  await callApi('/api/affiliate/consent', { method: 'DELETE' })
}

async function recordVisit(code: string, opened: string): Promise<unknown> {
  const address = new URL(opened)
  address.searchParams.delete('token')
  address.hash = ''
  const visitorIp = await lookUpAddress()
  return callApi('/api/affiliate/clicks', {
    method: 'POST',
    body: {
      code,
      originalUrl: address.href,
      referrer: document.referrer,
      ...(visitorIp ? { visitorIp } : {}),
    },
  })
}

/** Null without a look-up service. */
async function lookUpAddress(): Promise<string | null> {
  const service = lookupService()
  if (!service) return null
  try {
    const response = await fetch(service, { signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS) })
    const answer = await response.json()
    const isAnswer = typeof answer === 'object' && answer !== null && 'ip' in answer
    return isAnswer && typeof answer.ip === 'string' ? answer.ip : null
  } catch {
    return null
  }
}

/** Timers pause while the machine sleeps, so the clock is checked at least this often. */
const LONGEST_WAIT_MS = 60_000

type Visit = TrackingRecord | typeof UNASKED | null

let started: Promise<Visit> | undefined
let startedBy: ReturnType<typeof referralChoice> | undefined
/** The visitor may answer the question on a later page. */
let opened: string | undefined

/** Records once per page load, and again when the consent changes. Null before and after the visit counts. */
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

export const openedPage = (): string => opened ?? location.href

/** Shared by all components that show the visit, so that each answer of the visitor records it only once. */
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

/** Returns a function that cancels it. */
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
