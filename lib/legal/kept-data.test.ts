import { collections } from '@/lib/store/rules'
import { impersonalCollections, keptData } from './kept-data'

it('says of every collection of the store how long it is kept, or that nobody stands in it', () => {
  const personal = new Set<string>(keptData.flatMap((kept) => kept.collections))
  expect(collections.filter((name) => !personal.has(name) && !impersonalCollections.includes(name))).toEqual(
    [],
  )
  expect(impersonalCollections.filter((name) => personal.has(name))).toEqual([])
  expect([...personal, ...impersonalCollections].filter((name) => !collections.includes(name))).toEqual([])
})
