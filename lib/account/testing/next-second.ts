import { eventually } from '@/lib/store/contract/eventually'

/** Waits for the next full second: the sign-in service only counts whole ones. */
export async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000)
  const now = second()
  await eventually(() => expect(second()).toBeGreaterThan(now))
}
