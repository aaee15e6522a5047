import { z } from 'zod'
import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { storedValue } from '@/lib/store/stored-value'

/** Writes values into the shop's data, whether or not they make sense there: `write-changes.ts {"PATH": VALUE, …}`. */
const changes = z.record(z.string(), z.unknown()).parse(JSON.parse(process.argv[2] ?? ''))
const store = openStore(env())
await store.update(
  Object.fromEntries(Object.entries(changes).map(([path, value]) => [path, storedValue(value)])),
)
await store.close()
