import type { Store } from '@/lib/store/store'
import { describeConcurrency } from './describe-concurrency'
import { describeCrash } from './describe-crash'
import { describeFind } from './describe-find'
import { describeJournal } from './describe-journal'
import { describeList } from './describe-list'
import { describeSnapshot } from './describe-snapshot'
import { describeSubscriptions } from './describe-subscriptions'
import { describeUpdates } from './describe-updates'
import { describeValues } from './describe-values'
import type { Context, Harness } from './harness'

const TIMEOUT_MS = 120_000

export function describeStore(name: string, harness: Harness): void {
  describe(`the contract of the store: ${name}`, () => {
    let opened: Store[] = []
    const open = async () => {
      const store = await harness.open()
      opened.push(store)
      return store
    }
    const context: Context = {
      harness,
      open,
      store() {
        const [first] = opened
        if (!first) throw new Error('no test is running')
        return first
      },
    }

    beforeAll(() => {
      // One listener of the suite fails on purpose, which would be logged.
      process.env.LOG_LEVEL = 'silent'
    })
    beforeEach(async () => {
      await harness.reset()
      await open()
    })
    afterEach(async () => {
      await Promise.all(opened.map((store) => store.close()))
      opened = []
    })
    afterAll(() => harness.end())
    jest.setTimeout(TIMEOUT_MS)

    describeValues(context)
    describeUpdates(context)
    describeJournal(context)
    describeFind(context)
    describeList(context)
    describeSnapshot(context)
    describeSubscriptions(context)
    describeConcurrency(context)
    describeCrash(context)
  })
}
