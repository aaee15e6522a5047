import 'server-only'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { subscribeToAffiliate } from '../data'
import type { Affiliate } from '../schema'

/** Changes with anything shown in a partner's figures. */
export function figuresVersion(partner: Affiliate): string {
  const { totalClicks, totalSales, totalEarnings, balance, released, paidOut } = partner
  return [totalClicks, totalSales, totalEarnings, balance, released, paidOut].join(' ')
}

/** Reports the version of a partner's figures, now and on each change; silent if the account is no partner. */
export function watchPartner(store: Store, uid: string, listener: (version: string) => void): Unsubscribe {
  return subscribeToAffiliate(store, uid, (partner) => listener(figuresVersion(partner)))
}
