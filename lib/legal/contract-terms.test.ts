import { createHash } from 'node:crypto'
import { consent } from './contract-terms'

/** Every wording orders may hold: add new versions, never change old ones. */
const wordings: Record<string, string> = {
  '2026-11-21': 'd5f79de389d1b35ea48411bd8081603383854bcbc69c8b18853653224458ce16',
}

it('a changed wording of the consents has a new version', () => {
  const text = [consent.immediateDelivery, consent.withdrawalLoss].join('\n')
  expect(createHash('sha256').update(text).digest('hex')).toBe(wordings[consent.version])
})
