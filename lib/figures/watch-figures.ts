import { dayOf, now } from '@/lib/core/clock'
import type { Store, Unsubscribe } from '@/lib/store/store'
import { subscribeToDay } from './data'
import type { DayFigures } from './schema'

const DAY_CHECKED_MS = 30_000

export function figuresVersion(day: string, figures: DayFigures | undefined): string {
  const { orders = 0, awaiting = 0, paid = 0, turnover = 0, refunded = 0 } = figures ?? {}
  return [day, orders, awaiting, paid, turnover, refunded].join(' ')
}

/** Now and on each change, including midnight in Berlin. */
export function watchFigures(store: Store, listener: (version: string) => void): Unsubscribe {
  let day = ''
  let stop: Unsubscribe = () => undefined
  const follow = () => {
    const today = dayOf(now())
    if (today === day) return
    stop()
    day = today
    stop = subscribeToDay(store, today, (figures) => listener(figuresVersion(today, figures)))
  }
  follow()
  const timer = setInterval(follow, DAY_CHECKED_MS)
  return () => {
    clearInterval(timer)
    stop()
  }
}
