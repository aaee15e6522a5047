import 'server-only'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { subscribeToAffiliate } from '../data'
import type { Affiliate } from '../schema'

/** Differs as soon as anything has happened that a partner's figures show. */
export function figuresVersion(partner: Affiliate): string {
  const { totalClicks, totalSales, totalEarnings, balance, released, paidOut } = partner
  return [totalClicks, totalSales, totalEarnings, balance, released, paidOut].join(' ')
}

/** Tells the version of a partner's figures, now and after each change; nothing of somebody who is no partner. */
export function watchPartner(store: Store, uid: string, listener: (version: string) => void): Unsubscribe {
  return subscribeToAffiliate(store, uid, (partner) => listener(figuresVersion(partner)))
}
