import { eventually } from '@/lib/store/contract/eventually'

/** The sign-in service counts in whole seconds: what comes after this is later than what came before. */
export async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000)
  const now = second()
  await eventually(() => expect(second()).toBeGreaterThan(now))
}
