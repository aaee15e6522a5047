import 'server-only'
import type { CollectionDeclaration, WriteRules } from '@/lib/store/collection'
import { HEALTH } from '@/lib/store/rules'
import { declaredCollections } from './collections'

const SERVER = "auth != null && auth.uid == 'spielklang-server'"

/** Contents of database.rules.json: only the server may read and write, and only what is declared. */
export function databaseRules() {
  const collections = [...declaredCollections].map(([name, declared]) => [name, collectionRules(declared)])
  return {
    rules: {
      '.read': false,
      '.write': false,
      ...Object.fromEntries(collections),
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
