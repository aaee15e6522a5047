import { createHash } from 'node:crypto'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { setCurrentOwner } from './current-owner'
import { currentTerms } from './current-terms'
import { termsKept, termsOf } from './data'
import { sampleOwner } from './sample-owner'
import { realOwner } from './testing/real-owner'

describe('termsOf', () => {
  const store = temporaryStore()
  const current = currentTerms()
  const hashes = { agb: current.agb.hash, widerruf: current.widerruf.hash, seller: current.seller.hash }

  it('returns the texts of an order verbatim after the shop has changed them', async () => {
    const text = 'Alt.\n\nStand: 1. Januar 2020'
    const old = {
      ...current.agb,
      text,
      version: '2020-01-01',
      hash: createHash('sha256').update(text).digest('hex'),
    }
    await store().update(await termsKept(store(), { ...current, agb: old }))
    await store().update(await termsKept(store(), current))
    expect(await termsOf(store(), { terms: { ...hashes, agb: old.hash } })).toEqual({ ...current, agb: old })
    expect(await termsOf(store(), { terms: hashes })).toEqual(current)
  })

  it('returns the seller of an order after the shop has another owner', async () => {
    await store().update(await termsKept(store(), current))
    setCurrentOwner(realOwner)
    const { seller, agb } = currentTerms()
    setCurrentOwner(sampleOwner)
    expect(seller.text).toContain('Klangwerk Nord GmbH\nGmbH\nAnna Petersen\nAm Hafen 7')
    expect(agb.hash).not.toBe(current.agb.hash)
    expect((await termsOf(store(), { terms: hashes })).seller.text).toContain(sampleOwner.name)
  })

  it('stores a text once, with the time of the first order', async () => {
    expect(Object.keys(await termsKept(store(), current))).toHaveLength(3)
    await store().update(await termsKept(store(), current))
    expect(await termsKept(store(), current)).toEqual({})
  })

  it('makes up no text for a missing one', async () => {
    await expect(termsOf(store(), { terms: hashes })).rejects.toThrow()
  })

  it('identifies texts by the SHA-256 of their content', () => {
    expect(hashes.agb).toBe(createHash('sha256').update(current.agb.text).digest('hex'))
    expect(hashes.widerruf).toMatch(/^[0-9a-f]{64}$/)
  })
})
