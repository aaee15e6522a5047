import type { CollectionDeclaration, WriteRules } from '@/lib/store/collection'
import { goneCollections } from '@/lib/store/gone'
import { HEALTH } from '@/lib/store/rules'
import { declaredCollections } from './collections'

const SERVER = "auth != null && auth.uid == 'spielklang-server'"

const ONLY_DELETED = {
  '.read': SERVER,
  $key: { '.write': `${SERVER} && !newData.exists()` },
}

/** Contents of database.rules.json: only the server may read and write, and only what is declared. */
export function databaseRules() {
  const collections = [...declaredCollections].map(([name, declared]) => [name, collectionRules(declared)])
  return {
    rules: {
      '.read': false,
      '.write': false,
      ...Object.fromEntries(collections),
      ...Object.fromEntries(goneCollections.map((name) => [name, ONLY_DELETED])),
      [HEALTH]: { '.write': SERVER },
    },
  }
}

function collectionRules({ indexes, rules }: CollectionDeclaration) {
  return {
    '.read': SERVER,
    ...(rules ? forServer(rules) : { '.write': SERVER }),
    ...(indexes && { '.indexOn': indexes }),
  }
}

function forServer(rules: WriteRules): object {
  const entries = Object.entries(rules).map(([key, rule]: [string, string | WriteRules]) => [
    key,
    typeof rule === 'string' ? `${SERVER} && ${rule}` : forServer(rule),
  ])
  return Object.fromEntries(entries)
}
