import { writeFileSync } from 'node:fs'
import writtenRules from '@/database.rules.json'
import { keptData } from '@/lib/legal/kept-data'
import { declaredCollections, onceKinds } from './collections'
import { databaseRules } from './database-rules'

const declared = [...declaredCollections]

describe('the declared collections', () => {
  it('match database.rules.json, which `npm run rules` writes', () => {
    const rules = databaseRules()
    if (process.env.WRITE_RULES) writeFileSync('database.rules.json', `${JSON.stringify(rules, null, 2)}\n`)
    else expect(writtenRules).toEqual(rules)
  })

  it('declare their place in a copy of personal data if and only if they hold personal data', () => {
    const wrong = declared.filter(([, { kept, copied }]) => kept.length > 0 !== (copied !== undefined))
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it('use every retention period but that of backups, which are files', () => {
    const used = new Set<string>(declared.flatMap(([, { kept }]) => kept))
    expect(Object.keys(keptData).filter((name) => !used.has(name))).toEqual(['backups'])
  })

  it('declare each kind of idempotency key once', () => {
    const named = declared.flatMap(([, { onceKeys }]) => Object.keys(onceKeys ?? {}))
    expect(named.toSorted()).toEqual([...onceKinds.keys()].toSorted())
  })
})
