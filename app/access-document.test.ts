import { readFileSync, writeFileSync } from 'node:fs'
import { ACCESS_DOCUMENT, accessDocument } from '@/dev/access/access-document'
import { readAccessTable } from '@/dev/markdown-tables'
import { findCalls } from '@/dev/access/find-calls'
import { providerSchema } from '@/lib/payment/schema'

describe('docs/access.md', () => {
  // `npm run access` runs this test, because only Jest and the build can load routes.
  it('is up to date with `npm run access`', async () => {
    const document = await accessDocument()
    if (process.env.WRITE_ACCESS) writeFileSync(ACCESS_DOCUMENT, document)
    // The diff marks the lines to add with a plus, because they are the received value.
    expect(document).toBe(readFileSync(ACCESS_DOCUMENT, 'utf8'))
  })

  it('names every page and every route once', () => {
    expect([...readAccessTable().keys()].sort()).toEqual([...findCalls().keys()].sort())
  })
})

it.each(providerSchema.options)('there is a webhook route for the payment provider %s', (provider) => {
  expect(findCalls().has(`POST /api/payments/${provider}`)).toBe(true)
})
