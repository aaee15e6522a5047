import { parseEnv } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { StoreError } from '@/lib/store/store'
import { whenMigrated } from './when-migrated'

const settings = parseEnv({ STORE_ENGINE: 'firebase', FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:1' })

describe('data that cannot be migrated', () => {
  it('are retried at growing intervals, up to a quarter of an hour, and each failure is logged', async () => {
    const told = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
    const pauses: number[] = []
    const failures = Array.from({ length: 12 }, () => new Error('orders/order_1 does not fit'))
    const attempt = () => {
      const failure = failures.shift()
      return failure ? Promise.reject(failure) : Promise.resolve(null)
    }
    const pause = (ms: number) => Promise.resolve(void pauses.push(ms / 1000))
    await whenMigrated(settings, { attempt, pause })
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
    expect(told.mock.calls.map(([said]) => Reflect.get(Object(said), 'againInSeconds'))).toEqual(pauses)
    told.mockRestore()
  })

  it('are retried every two seconds while the store is unavailable', async () => {
    const told = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
    const pauses: number[] = []
    let left = 5
    const attempt = () =>
      (left -= 1) < 0 ? Promise.resolve(null) : Promise.reject(new StoreError('unavailable', 'away'))
    await whenMigrated(settings, { attempt, pause: (ms) => Promise.resolve(void pauses.push(ms)) })
    expect(pauses).toEqual([2000, 2000, 2000, 2000, 2000])
    told.mockRestore()
  })
})
