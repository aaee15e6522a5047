import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { providerSchema } from '@/lib/payment/schema'

it.each(providerSchema.options)('there is a route for what %s tells', (provider) => {
  expect(existsSync(join(__dirname, provider, 'route.ts'))).toBe(true)
})
