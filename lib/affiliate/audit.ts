import 'server-only'
import { dayOf } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { commissionOf } from './commission'
import { readProgramme } from './data'

/** A figure that does not follow from the clicks and sales. */
export interface Difference {
  path: string
  stored: number
  expected: number
}

type Programme = Awaited<ReturnType<typeof readProgramme>>

/** Recomputes every counter of the referral programme from its clicks and sales, and names those that differ. */
export async function auditProgramme(store: Store): Promise<Difference[]> {
  const programme = await readProgramme(store)
  const stored = storedFigures(programme)
  const expected = expectedFigures(programme)
  const paths = [...new Set([...stored.keys(), ...expected.keys()])].sort()
  return paths
    .map((path) => ({ path, stored: stored.get(path) ?? 0, expected: expected.get(path) ?? 0 }))
    .filter((figure) => figure.stored !== figure.expected)
}

/** Numbers by path; a path that was never added to counts as 0. */
class Figures extends Map<string, number> {
  add(path: string, amount: number): void {
    this.set(path, (this.get(path) ?? 0) + amount)
  }
}

function storedFigures({ affiliates, clicks, sales, daily }: Programme): Figures {
  const figures = new Figures()
  for (const { uid, totalClicks, uniqueClicks, totalSales, totalEarnings } of affiliates) {
    const counters = { totalClicks, uniqueClicks, totalSales, totalEarnings }
    for (const [name, value] of Object.entries(counters)) figures.add(`affiliateUsers/${uid}/${name}`, value)
  }
  for (const [uid, days] of Object.entries(daily)) {
    for (const [day, counters] of Object.entries(days)) {
      for (const [name, value] of Object.entries(counters))
        figures.add(`affiliateDaily/${uid}/${day}/${name}`, value)
    }
  }
  for (const click of clicks) figures.add(`affiliateClicks/${click.id}/converted`, Number(click.converted))
  for (const sale of sales) {
    figures.add(`affiliateSales/${sale.id}/commissionAmount`, sale.commissionAmount)
    figures.add(`sales of ${sale.orderId}`, 1)
  }
  return figures
}

function expectedFigures({ clicks, sales, daily }: Programme): Figures {
  const figures = new Figures()
  for (const [uid, days] of Object.entries(daily)) {
    for (const [day, { unlisted, unlistedUnique }] of Object.entries(days)) {
      figures.add(`affiliateUsers/${uid}/totalClicks`, unlisted)
      figures.add(`affiliateUsers/${uid}/uniqueClicks`, unlistedUnique)
      figures.add(`affiliateDaily/${uid}/${day}/clicks`, unlisted)
      figures.add(`affiliateDaily/${uid}/${day}/unlisted`, unlisted)
      figures.add(`affiliateDaily/${uid}/${day}/unlistedUnique`, unlistedUnique)
    }
  }
  for (const { uid, day } of clicks.map(ownerAndDay)) {
    figures.add(`affiliateUsers/${uid}/totalClicks`, 1)
    figures.add(`affiliateDaily/${uid}/${day}/clicks`, 1)
  }
  const visitors = new Map(
    clicks.map((click) => [`${click.affiliateUid} ${dayOf(click.timestamp)} ${click.visitorHash}`, click]),
  )
  for (const { affiliateUid } of visitors.values())
    figures.add(`affiliateUsers/${affiliateUid}/uniqueClicks`, 1)
  for (const sale of sales) {
    const { affiliateUid: uid, commissionAmount } = sale
    const daily = `affiliateDaily/${uid}/${dayOf(sale.saleDate)}`
    figures.add(`affiliateUsers/${uid}/totalSales`, 1)
    figures.add(`affiliateUsers/${uid}/totalEarnings`, commissionAmount)
    figures.add(`${daily}/sales`, 1)
    figures.add(`${daily}/earnings`, commissionAmount)
    figures.add(
      `affiliateSales/${sale.id}/commissionAmount`,
      commissionOf(sale.productPrice, sale.commissionRate),
    )
    figures.set(`sales of ${sale.orderId}`, 1)
  }
  const converted = new Set(sales.map((sale) => sale.trackingCode))
  for (const click of clicks)
    figures.add(`affiliateClicks/${click.id}/converted`, Number(converted.has(click.id)))
  return figures
}

const ownerAndDay = (click: Programme['clicks'][number]) => ({
  uid: click.affiliateUid,
  day: dayOf(click.timestamp),
})
