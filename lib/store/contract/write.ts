import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'

/** write.ts PATH TEXT: writes the text at the path. */
const [path = '', text = ''] = process.argv.slice(2)
const store = openStore(env())
await store.update({ [path]: text })
await store.close()
